// For the tests: any plain data, as a view is made of.
import fc from 'fast-check'

/** Values whose members have such names. */
export const plainWith = (names: RegExp): fc.Arbitrary<unknown> =>
  fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.string(),
      fc.array(tie('value'), { maxLength: 5 }),
      fc.dictionary(fc.stringMatching(names), tie('value'), { maxKeys: 5, noNullPrototype: true }),
    ),
  })).value
