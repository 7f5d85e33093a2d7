// Light or dark: as the person prefers, or as the device is set.
import { settings } from './settings.svelte.ts'

const system = matchMedia('(prefers-color-scheme: dark)')
let systemDark = $state(system.matches)
system.addEventListener('change', (e) => {
  systemDark = e.matches
})

export const isDark = (): boolean => settings.theme === 'dark' || (settings.theme === 'system' && systemDark)
