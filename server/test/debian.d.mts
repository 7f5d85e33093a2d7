export function installDebian(names: readonly string[]): boolean
