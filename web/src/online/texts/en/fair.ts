/** The shuffle: words for it, and what can be proven of it afterwards. */
export const fair = {
  'room.words-title': 'Fair shuffles',
  'room.words-why':
    'The house has already chosen its secret, and shows its seal; your device has noted it. The shuffles come from the secret and the players’ words together: whoever does not know the secret cannot choose them. Without any words the house alone has chosen.',
  'room.words-how': 'How this works',
  'room.words': 'Your words for the shuffle',
  'room.words-add': 'Add them',
  'room.words-added': 'Words added by {who}.',
  'room.words-nobody': 'Nobody has added words yet.',
  'room.words-drawn': 'These were drawn by your device; your own are as good.',
  'room.words-seat': 'Whoever has a seat may add some.',
  'room.words-yours': 'Your words: {words}',
  'room.words-change': 'Change',
  'room.seal': 'Seal:',

  'verify.button': 'Check the shuffle',
  'verify.title': 'Were the shuffles fair?',
  'verify.not-yet': 'The secret is not known yet.',
  'verify.mine':
    'Proven: the house sealed its secret before the start, and your words went in after that. Nobody without the secret could choose the shuffle.',
  'verify.others-before':
    'Proven: the house sealed its secret before the start and kept to it. Words came from {who}, none from you.',
  'verify.others-during':
    'Proven: since you came, the house has kept to its secret. Words came from {who}; your device did not see what happened before.',
  'verify.nobody-before':
    'Nobody gave words: the house alone chose the shuffle. It sealed it before the start and has not changed it since.',
  'verify.nobody-during': 'Nobody gave words: the house alone chose the shuffle. Since you came it has not changed it.',
  'verify.unseen':
    'Nothing is proven for you: this device had not seen the seal before the end. The figures fit each other, as they would in any case.',
  'verify.lie-seal': 'The house now shows another seal than the one your device noted. The shuffle was changed.',
  'verify.lie-commitment': 'This secret is not the one that was sealed.',
  'verify.lie-words': 'The words are no longer those that stood there when the match began.',
  'verify.lie-own': 'At your seat other words went into the shuffle than the ones you gave.',
  'verify.lie-computer': 'There are words at a computer’s seat: somebody slipped them in.',
  'verify.lie-seed': 'The secret and the words give another seed than the one in the match’s file.',
  'verify.lie-file':
    'The house tells a match that cannot have been played: its own rules refuse it. The shuffle was changed afterwards.',
  'verify.lie-cards':
    'The match that the house tells of now is not the one that lay before you: the cards come differently.',
  'verify.withheld':
    'The house no longer tells this match: it says that its rules have changed since. Its cards cannot be compared with what lay before you.',
  'verify.seal-before': 'Your device noted the seal before the start; it is the same at the end.',
  'verify.seal-during': 'Your device noted the seal when you came to the running match; it is the same at the end.',
  'verify.seal-unseen': 'Your device has no seal to compare with: you first came when the match was over.',
  'verify.gave-you': 'You gave words, and they are in it unchanged.',
  'verify.gave': 'According to the house, words came from: {who}. Each of them can check this on their own device.',
  'verify.silent': 'No words from: {who}.',
  'verify.cards':
    '{n} {n|position that lay before you comes|positions that lay before you come} out of this shuffle again.',
  'verify.limit':
    'What nobody can prove: whoever runs the house knows the secret. If they gave words of their own after the others, they could have picked them to fit.',
  'verify.figures': 'The figures, to check the sums yourself',
  'verify.noted': 'Seal, as this device noted it',
  'verify.commitment': 'Seal, as the house shows it now',
  'verify.secret': 'Secret of the house',
  'verify.words': 'Words of {who}',
  'verify.none': 'none',
  'verify.seed': 'Seed: SHA-256 of the secret and the words, one per line',
  'verify.hash': 'SHA-256 of the secret',
  'verify.offline':
    'To check it without us: export the match and run “chantier verify --commitment SEAL” on the file, with the seal you noted.',
}
