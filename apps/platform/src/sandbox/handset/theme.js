// Before anything is painted: the colours the visitor chose in the shop. Without a choice they are the phone's.
const chosen = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
if (chosen !== undefined) document.documentElement.dataset['theme'] = chosen;
