// How turns are played on again and again in one thought: the same question with the same options is met hundreds of times, and
// it nearly always has the same few answers. Once it has been answered with care a few times, only those are compared.
import { keyOf } from '../kernel/choice.ts'
import type { Choice, Seat } from '../kernel/words.ts'

/** Times a question is answered with care before its answers count; and afterwards one time of so many. */
const LEARNED = 3
const ANEW = 16

interface Habit {
  asked: number
  /** The choices that have been best, by their place in the list. */
  readonly answers: number[]
}

export type Habits = Map<string, Habit>

/** What a seat is asked, by what it may choose. */
function questionOf(seat: Seat, choices: readonly Choice[]): string {
  let question = `${seat}`
  for (const choice of choices) question += `|${keyOf(choice)}`
  return question
}

/** The habit of a seat before these choices. */
export function habitOf(habits: Habits, seat: Seat, choices: readonly Choice[]): Habit {
  const question = questionOf(seat, choices)
  let habit = habits.get(question)
  if (habit === undefined) {
    habit = { asked: 0, answers: [] }
    habits.set(question, habit)
  }
  return habit
}

/** The places of the choices to compare now. */
export function compared(habit: Habit, all: number): readonly number[] | null {
  habit.asked++
  return habit.asked <= LEARNED || habit.asked % ANEW === 0 || habit.answers.length === all ? null : habit.answers
}

export function learn({ answers }: Habit, place: number): void {
  if (!answers.includes(place)) answers.push(place)
}
