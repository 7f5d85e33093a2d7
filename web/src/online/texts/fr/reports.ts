import type { reports as en } from '../en/reports.ts'

export const reports: Readonly<Record<keyof typeof en, string>> = {
  'report.title': 'Signaler {who}',
  'report.open': 'Signaler…',
  'report.open-who': 'Signaler… {who}',
  'report.why': 'Le responsable de cette maison le lira, et personne d’autre.',
  'report.why-line': 'Le responsable de cette maison lira ce message et ceux d’à côté. Personne ne voit vos cartes.',
  'report.about': 'De quoi s’agit-il ?',
  'report.insult': 'une insulte',
  'report.name': 'le nom',
  'report.cheating': 'de la triche',
  'report.leaving': 'quitte les parties',
  'report.other': 'autre chose',
  'report.note': 'Quelques mots, si vous voulez',
  'report.send': 'Signaler',
  'report.done': 'Merci. Vous serez prévenu quand quelqu’un aura regardé.',
  'note.warned': 'Le responsable de cette maison vous avertit :',
  'note.silenced': 'Le responsable de cette maison vous a retiré la parole pour {days} {days|jour|jours}.',
  'note.renamed': 'Le responsable de cette maison vous a donné un autre nom : {name}.',
  'note.report-done': 'Votre signalement a été lu, et une suite lui a été donnée.',
  'note.report-seen': 'Votre signalement a été lu. Il n’a pas eu d’autre suite.',
  'note.read': 'J’ai lu',
  'house.welcome': 'La maison',
  'house.desk': 'Le bureau du responsable',
  'refusal.tables.silenced-days':
    'Le responsable de cette maison vous a retiré la parole pour encore {days} {days|jour|jours}.',
  'refusal.tables.silenced-hours':
    'Le responsable de cette maison vous a retiré la parole pour encore {hours} {hours|heure|heures}.',
  'refusal.tables.paused':
    'L’organisateur a mis la ronde en pause : les pendules sont arrêtées, et le jeu reprendra avec elle.',
}
