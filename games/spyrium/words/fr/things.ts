// Ce que sont les choses de la table de Spyrium, en français.
import type { SpyriumTexts } from '../../rules/speech.ts'
import type { SpyriumThings } from '../../rules/things.ts'
import { amounts, points, pounds, workers } from './figures.ts'
import { list } from './price.ts'

const PHASES: Readonly<Record<SpyriumThings['phase']['phase'], readonly [name: string, text: string]>> = {
  1: [
    'Phase I : placement',
    'Un tour de jeu est une action : placer un ouvrier au marché, ou utiliser l’événement. À chaque tour de jeu, vous pouvez au lieu de cela déclencher l’activation.',
  ],
  2: [
    'Phase II : activation',
    'Retirez vos ouvriers un par un, pour gagner de l’argent ou activer une carte ; exploitez vos bâtiments, utilisez l’événement. On ne revient pas en Phase I.',
  ],
  3: ['A passé', 'Plus rien à jouer dans ce tour. On peut passer dès qu’on n’a plus d’ouvrier au marché.'],
}
const TOKENS: Readonly<Record<SpyriumThings['token']['on'], string>> = {
  market:
    'Sur un personnage, c’est ce qu’on gagne ou ce qu’on paie en plus, selon la carte ; sur un bâtiment, on le gagne en construisant.',
  event: 'L’événement vaut ce nombre, pour tous ceux qui l’utilisent.',
  next: 'Le prochain événement vaudra ce nombre.',
  kept: 'Conservé grâce au Négoce.',
}
const ROUNDS = { A: 'aux tours 1 à 3', B: 'aux tours 4 et 5', C: 'au tour 6' } as const

export const things: SpyriumTexts['things'] = {
  event: {
    name: (p, v) => v.card(p.card),
    text: (p) => `${p.does} Chacun peut utiliser l’événement une fois par tour${p.mine ? ' ; vous l’avez fait' : ''}.`,
  },
  'event-option': {
    name: (p) => `Option ${p.n} de l’événement`,
    text: (p, v) => {
      const cost = amounts({ pounds: p.price, crystals: p.pays }, v)
      const gain = amounts({ pounds: p.pounds, crystals: p.crystals, vp: p.vp }, v)
      return gain.length === 0 ? p.does : `${cost.length === 0 ? '' : `Pour ${list(cost)} : `}${list(gain)}.`
    },
  },
  'next-event': { name: (p, v) => v.card(p.card), text: (p) => `L’événement du prochain tour. ${p.does}` },
  token: { name: (p) => `Jeton ${p.value}`, text: (p) => TOKENS[p.on] },
  deck: {
    name: (p) => `Pioche ${p.period}`,
    text: (p) => `Neuf de ses cartes par tour viennent au marché ${ROUNDS[p.period]}. Il en reste ${p.n}.`,
  },
  'token-reserve': {
    name: 'Réserve de jetons',
    text: () =>
      'Face cachée, ils valent 1, 2 ou 3. Ils vont sur les universités, la Mine III, certains personnages et la Subvention.',
  },
  'token-discard': {
    name: 'Défausse de jetons',
    text: () => 'Les jetons qui ont servi. Quand la réserve est vide, ils en forment une nouvelle.',
  },
  lane: {
    name: 'Interstice',
    text: (p, v) =>
      `Un ouvrier y côtoie les deux cartes : plus tard il gagne de l’argent près de l’une d’elles, ou l’active. ${p.workers === 0 ? 'Personne ici.' : `Ici : ${workers(p.workers, v)}.`}`,
  },
  'empty-lot': { name: 'Emplacement vide', text: () => 'Sa carte a été prise. Il reste vide jusqu’à la fin du tour.' },
  'market-card': {
    name: 'Carte du marché',
    text: (p) =>
      `L’activer coûte ${pounds(p.price)} et 1 £ par autre ouvrier autour d’elle, soit ${pounds(p.crowd)} maintenant pour un ouvrier qui s’y trouve. Y gagner de l’argent rapporte ${pounds(p.crowd)}.`,
  },
  'market-worker': {
    name: (p, v) => (p.n === 1 ? `Ouvrier de ${v.seat(p.seat)}` : `${workers(p.n, v)} de ${v.seat(p.seat)}`),
    text: () =>
      'Entre deux cartes. En Phase II, il revient, pour l’argent de la foule ou pour activer l’une d’elles ; d’ici là, il les renchérit.',
  },
  'score-track': {
    name: 'Piste de score',
    text: (p) =>
      `Les points acquis ; bâtiments et techniques ajoutent les leurs à la fin. Qui atteint ${p.first}, puis ${p.second}, reçoit un bonus.`,
  },
  score: {
    name: (p, v) => v.seat(p.seat),
    text: (p) => `${points(p.vp)} jusqu’ici. Bâtiments et techniques ajoutent les leurs à la fin.`,
  },
  'bonus-worker': {
    name: 'Bonus Ouvrier',
    text: () => 'Recrutez aussitôt 1 ouvrier de votre réserve. L’autre bonus vient plus tard.',
  },
  'bonus-money': {
    name: 'Bonus Argent',
    text: (p) => `Prenez aussitôt ${pounds(p.pounds)}. L’autre bonus vient plus tard.`,
  },
  storey: {
    name: (p) => `Case de résidence ${p.value}`,
    text: (p) =>
      `Qui habite ici reçoit ${pounds(p.value)} à chaque tour. Une action de résidence fait monter d’une case, ou rapporte ${points(p.value)} ici.`,
  },
  phase: { name: (p) => PHASES[p.phase][0], text: (p) => PHASES[p.phase][1] },
  'start-card': {
    name: 'Votre carte Départ',
    text: (p) => `Votre argent, vos cristaux et vos ouvriers. Revenu au début de chaque tour : ${pounds(p.income)}.`,
  },
  workers: {
    name: 'Ouvriers',
    text: (p) =>
      `Actifs : ${p.active}, inactifs : ${p.spent}, en réserve : ${p.reserve}. Les inactifs reviennent au tour suivant ; la réserve doit être recrutée.`,
  },
  active: {
    name: 'Ouvriers actifs',
    text: (p) => `${p.n} à placer au marché, ou à mettre dans vos bâtiments en Phase II.`,
  },
  spent: {
    name: 'Ouvriers inactifs',
    text: (p, v) =>
      p.n === 0
        ? 'Aucun n’a encore travaillé ce tour-ci.'
        : `${workers(p.n, v)} ${p.n > 1 ? 'ont' : 'a'} travaillé ce tour-ci, de retour au tour suivant.`,
  },
  reserve: {
    name: 'Réserve',
    text: (p) => `Pas encore à vous : ${p.n}. Événements, cités ouvrières et un bonus les recrutent.`,
  },
  'new-lot': {
    name: 'Nouvel emplacement',
    text: (p) =>
      `Construisez à côté du reste : ${pounds(p.price)} en tout. Un nouvel emplacement coûte 1 £ par bâtiment que vous avez.`,
  },
  'bare-lot': {
    name: 'Votre quartier',
    text: () =>
      'L’emplacement du premier bâtiment est gratuit. Chacun des suivants coûte 1 £ par bâtiment que vous avez.',
  },
  'own-building': {
    name: 'Votre bâtiment',
    text: (p) =>
      p.tilted ? 'Exploité ce tour-ci ; redressé au tour suivant.' : 'Ses points imprimés comptent à la fin.',
  },
  staff: { name: 'Ouvrier dans un bâtiment', text: () => 'Il fait marcher le bâtiment et revient à la fin du tour.' },
  kept: { name: 'Jetons conservés', text: (p) => `${p.n} sur ${p.most} au plus, grâce au Négoce.` },
  points: {
    name: 'Points de victoire (PV)',
    text: () =>
      'Ceux de la piste. Bâtiments et techniques ajoutent les leurs à la fin ; qui a le plus de PV l’emporte.',
  },
  pounds: {
    name: 'Argent',
    text: () => 'Paie les cartes, la foule et les emplacements. À la fin il ne vaut rien, sauf par une technique.',
  },
  crystals: {
    name: 'Cristaux de Spyrium',
    text: () => 'Mines et mineurs en donnent ; ateliers, usines et laboratoires en font des points.',
  },
  residence: { name: 'Résidence', text: (p) => `Revenu de ${pounds(p.value)} au début de chaque tour.` },
  'first-player': {
    name: 'Premier joueur',
    text: () => 'Il joue le premier dans ce tour. La carte passe ensuite à gauche.',
  },
  built: { name: 'Bâtiments', text: (p) => `Leurs points imprimés : ${points(p.vp)}, comptés à la fin.` },
  bonus: {
    name: 'Bonus',
    text: (p) =>
      `À ${points(p.first)}, choisissez 1 ouvrier ou ${pounds(p.pounds)} ; à ${points(p.second)}, vous recevez l’autre.`,
  },
  round: {
    name: (p) => `Tour ${p.round} sur ${p.rounds}`,
    text: (p) => `Le marché vient de la pioche ${p.period} ${ROUNDS[p.period]}. Le tour finit quand tous ont passé.`,
  },
  over: {
    name: 'La partie est finie',
    text: () => 'Piste, bâtiments et techniques ensemble : le plus haut score gagne, les ex aequo partagent.',
  },
}
