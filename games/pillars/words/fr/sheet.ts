import type { FitTexts } from '../../../../papers/speech.ts'
import type { PillarsFits } from '../../sheet/form.ts'

/** What the tables, fields and values of the card sheet are called. */
export const sheet: Readonly<Record<string, string>> = {
  materials: 'Matériaux',
  start: 'au départ',
  trades: 'Ouvriers, par métier',
  value: 'valeur',
  converts: 'transforme en PV',
  neutrals: 'Cartes neutres',
  copies: 'exemplaires',
  gain: 'gain',
  gainChoice: 'gain au choix',
  points: 'PV',
  lastTrickOnly: 'dernier pli seulement',
  leadsRound: 'entame la manche',
  blocksTrick: 'pli que personne ne gagne',
  players: 'joueurs',
  advantages: 'Cartes Avantage',
  from: 'à partir de',
  yields: 'PV chacun',
  gives: 'donne',
  uses: 'usages par décompte',
  limits: 'Limites',
  total: 'en tout',
}

/** What was expected of the card sheet where it does not fit together. */
export const fits: FitTexts<PillarsFits> = {
  four: () => '15 cartes, toutes à 4 joueurs (somme des exemplaires)',
  three: () => '14 cartes à 3 joueurs (somme des exemplaires)',
  leadsRound: () => 'une seule carte qui entame la manche, à 3 comme à 4',
  blocksTrick: () => 'une seule carte qui bloque le pli, à 3 comme à 4',
  'last-trick': () => 'au plus une carte réservée au dernier pli',
  choice: () => 'au plus une carte avec un matériau au choix',
}
