const POLL_MS = 1500;
const COMMANDS = ['REGISTER', 'BALANCE', 'BONUS', 'GAMES', 'STOP', 'W#100'];
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0', '⌫'];
const LAST_NUMBER = 'sandbox-handset-number';
const PIN = /^\d{4}$/;

/** @typedef {keyof typeof import('./words/en.json')} WordId */

/**
 * A language of the house: its own name, and every word of the phone.
 * @typedef {{ code: string, name: string, words: Record<WordId, string> }} Language
 */

/**
 * An SMS as the sandbox lists it, or a push to a browser; `at` is the time of arrival, in words.
 * @typedef {{ at: string, from: string, text: string }} Message
 * @typedef {{ at: string, text: string }} Push
 */

/**
 * A payment that waits for the customer's PIN; `amount` is in shillings.
 * @typedef {{ id: string, amount: number, account: string, state: string }} Prompt
 */

/**
 * Contents of the phone; `sms` and `money` are 'elsewhere' if a real gateway reaches people's own phones. In a copy of the house all SMS wait.
 * `identity` is the card of its person, null if a real gateway checks identities.
 * @typedef {{ id_number: string, birth_date: string, name: string }} Card
 * @typedef {{ messages: Message[], pushes: Push[], prompts: Prompt[], sms: 'here' | 'elsewhere' | 'waits', money: 'here' | 'elsewhere', payouts_unanswered: boolean, identity: Card | null }} Inbox
 */
/** @typedef {{ pin: string } | { cancel: true }} PromptAnswer */

/**
 * An operator of the desk, with the code of this moment.
 * @typedef {{ name: string, password: string, code: string }} Operator
 */

/**
 * The page's element of this id and kind. @throws Error where the page has none.
 * @template {HTMLElement} E
 * @param {string} id
 * @param {new () => E} kind
 */
const find = (id, kind) => {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page has no ${id}`);
  return element;
};

const languageButton = find('language', HTMLButtonElement);
const numberForm = find('number-form', HTMLFormElement);
const numberField = find('number', HTMLInputElement);
const numberProblem = find('number-problem', HTMLElement);
const emptyNote = find('empty', HTMLElement);
const messageList = find('messages', HTMLOListElement);
const locked = find('locked', HTMLDetailsElement);
const pushList = find('pushes', HTMLOListElement);
const compose = find('compose', HTMLFormElement);
const textField = find('text', HTMLInputElement);
const sentNote = find('sent', HTMLElement);
const card = find('card', HTMLDetailsElement);
const byHand = find('by-hand', HTMLDetailsElement);
const byHandForm = find('by-hand-form', HTMLFormElement);
const accountField = find('account', HTMLInputElement);
const amountField = find('amount', HTMLInputElement);
const byHandNote = find('by-hand-note', HTMLElement);
const unansweredNote = find('unanswered', HTMLElement);
const operators = find('operators', HTMLDetailsElement);
const operatorList = find('operator-list', HTMLElement);
const sheet = find('sheet', HTMLDialogElement);
const sheetTitle = find('sheet-title', HTMLElement);
const payForm = find('pay', HTMLFormElement);
const pinField = find('pin', HTMLInputElement);
const pinProblem = find('pin-problem', HTMLElement);
const pad = find('pad', HTMLElement);

/** @type {[Language, ...Language[]]} the first is spoken where the browser asks for none of them. */
const languages = await (await fetch('/sandbox/handset/languages.json')).json();
/** The next language, which the button switches to; after the last comes the first. @param {Language} one */
const languageAfter = (one) => languages[(languages.indexOf(one) + 1) % languages.length] ?? one;
/** @param {string} name */
const cookie = (name) =>
  document.cookie
    .split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The visitor's choice on the site or, without one, the browser's language. */
const asked = cookie('lang') ?? navigator.language.split('-')[0];
/** @type {Language} */
let language = languages.find(({ code }) => code === asked) ?? languages[0];
/** @type {string | null} */
let phone = null;
/** Source of the message list on screen; '' before the first look. */
let shown = '';
let seen = 0;
/** Source of the list of pushes on screen. */
let shownPushes = '';
/** Text shown when there are no messages. @type {WordId} */
let whyEmpty = 'none';
/** @type {Prompt | null} */
let prompt = null;
/** @type {Set<string>} */
const answered = new Set();

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Partial<HTMLElementTagNameMap[Tag]>} properties
 */
const make = (tag, properties = {}) => Object.assign(document.createElement(tag), properties);

/** @param {WordId} id */
const word = (id) => language.words[id];
/**
 * @param {string} id
 * @returns {id is WordId}
 */
const isWordId = (id) => id in language.words;
/** @param {number} amount */
const money = (amount) => `KES ${amount.toLocaleString('en-KE', { minimumFractionDigits: 2 })}`;

/** @param {Prompt} prompt */
const askWords = ({ amount, account }) =>
  word('ask').replace('{amount}', money(amount)).replace('{account}', account);

const speak = () => {
  document.documentElement.lang = language.code;
  document.title = word('page');
  for (const element of document.querySelectorAll('[data-word]')) {
    const id = element.getAttribute('data-word') ?? '';
    if (isWordId(id)) element.textContent = word(id);
  }
  const other = languageAfter(language);
  languageButton.textContent = other.name;
  languageButton.lang = other.code;
  pad.querySelector('[data-remove]')?.setAttribute('aria-label', word('remove'));
  if (phone !== null) emptyNote.textContent = word(whyEmpty);
  if (prompt !== null) sheetTitle.textContent = askWords(prompt);
};

/**
 * 0712 345 678, +254712345678 and the like as 254712345678; null when it is none of ours.
 * @param {string} text
 */
const normal = (text) => {
  const digits = /^(?:\+?254|0)?([17]\d{8})$/.exec(text.replace(/[\s.()-]/g, ''))?.[1];
  return digits === undefined ? null : `254${digits}`;
};

/** @param {object} body */
const posting = (body) => {
  const token = cookie('XSRF-TOKEN');
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { 'X-XSRF-TOKEN': token }),
    },
    body: JSON.stringify(body),
  };
};

/**
 * @throws Error for an answer that is no success.
 * @param {string} path
 * @param {RequestInit} init
 */
const call = async (path, init = {}) => {
  const reply = await fetch(`/sandbox/handset/${phone}${path}`, init);
  if (!reply.ok) throw new Error(`status ${reply.status}`);
  return reply.json();
};

/**
 * @param {Message} message
 * @param {boolean} isNew
 */
const messageItem = ({ at, from, text }, isNew) => {
  const item = make('li', { className: isNew ? 'message is-new' : 'message' });
  const who = make('p', { className: 'who' });
  who.append(make('b', { textContent: from }), make('time', { textContent: at }));
  item.append(who, make('p', { textContent: text }));
  return item;
};

/** @param {Inbox} inbox */
const showMessages = ({ messages, sms }) => {
  const key = JSON.stringify(messages);
  if (key === shown) return;
  const fresh = shown === '' ? 0 : messages.length - seen;
  shown = key;
  seen = messages.length;
  whyEmpty = sms === 'here' ? 'none' : sms;
  compose.hidden = sms !== 'here';
  emptyNote.hidden = messages.length > 0;
  emptyNote.textContent = word(whyEmpty);
  messageList.replaceChildren(...messages.map((message, at) => messageItem(message, at < fresh)));
};

/** @param {Inbox} inbox */
const showPushes = ({ pushes }) => {
  const key = JSON.stringify(pushes);
  if (key === shownPushes) return;
  shownPushes = key;
  locked.hidden = pushes.length === 0;
  pushList.replaceChildren(...pushes.map((push) => messageItem({ ...push, from: 'Kipenga' }, false)));
};

const closeSheet = () => {
  prompt = null;
  pinField.value = '';
  pinProblem.textContent = '';
  sheet.close();
};

/**
 * @param {Prompt} one
 * @param {Prompt[]} prompts
 */
const isStillOpen = (one, prompts) => prompts.some(({ id, state }) => id === one.id && state === 'open');

/** @param {Prompt[]} prompts */
const showPrompt = (prompts) => {
  if (prompt !== null && !isStillOpen(prompt, prompts)) closeSheet();
  if (prompt !== null) return;
  prompt = prompts.find(({ id, state }) => state === 'open' && !answered.has(id)) ?? null;
  if (prompt === null) return;
  sheetTitle.textContent = askWords(prompt);
  sheet.showModal();
  pinField.focus();
};

/**
 * The birth date as people write it: 24/11/1990.
 * @param {Card | null} identity
 */
const showCard = (identity) => {
  card.hidden = identity === null;
  if (identity === null) return;
  find('card-number', HTMLElement).textContent = identity.id_number;
  find('card-birth', HTMLElement).textContent = identity.birth_date.split('-').reverse().join('/');
  find('card-name', HTMLElement).textContent = identity.name;
};

const look = async () => {
  if (phone === null) return;
  const asked = phone;
  try {
    /** @type {Inbox} */
    const inbox = await call(`?language=${language.code}`);
    if (asked !== phone) return;
    byHand.hidden = inbox.money === 'elsewhere';
    unansweredNote.hidden = !inbox.payouts_unanswered;
    showCard(inbox.identity);
    showMessages(inbox);
    showPushes(inbox);
    showPrompt(inbox.prompts);
  } catch {
    // The next look may succeed; nothing on the screen has become wrong.
  }
};

/** @param {PromptAnswer} what */
const answer = async (what) => {
  if (prompt === null) return;
  const { id } = prompt;
  try {
    await call(`/prompts/${id}`, posting(what));
    answered.add(id);
    closeSheet();
  } catch {
    pinProblem.textContent = word('gone');
  }
  await look();
};

/** @param {string} text */
const switchTo = (text) => {
  const number = normal(text);
  numberField.setAttribute('aria-invalid', String(number === null));
  numberProblem.textContent = number === null ? word('wrongNumber') : '';
  if (number === null) return;
  phone = number;
  accountField.value = `0${number.slice(3)}`;
  byHandNote.textContent = '';
  shown = '';
  seen = 0;
  messageList.replaceChildren();
  history.replaceState(null, '', `#${number}`);
  sessionStorage.setItem(LAST_NUMBER, number);
  void look();
};

/** @param {string} text */
const sendText = async (text) => {
  if (phone === null) return switchTo(numberField.value);
  try {
    await call('/sms', posting({ to: '29008', text }));
    sentNote.textContent = `${word('sent')}: ${text}`;
    textField.value = '';
  } catch {
    sentNote.textContent = word('failed');
  }
  await look();
};

const payByHand = async () => {
  try {
    const paid = { account: accountField.value.trim(), amount: Number(amountField.value) };
    /** @type {{ receipt: string }} */
    const { receipt } = await call('/payments', posting(paid));
    byHandNote.textContent = word('paidByHand').replace('{receipt}', receipt);
    amountField.value = '';
  } catch {
    byHandNote.textContent = word('notPaid');
  }
  await look();
};

/** @param {string} label */
const padButton = (label) => {
  const button = make('button', { type: 'button', textContent: label });
  if (label === '⌫') button.dataset['remove'] = '';
  button.addEventListener('click', () => {
    pinField.value = label === '⌫' ? pinField.value.slice(0, -1) : (pinField.value + label).slice(0, 4);
  });
  return button;
};

/** @param {string} command */
const commandButton = (command) => {
  const chip = make('button', { type: 'button', textContent: command });
  chip.addEventListener('click', () => void sendText(command));
  return chip;
};

const approve = () => {
  const pin = pinField.value;
  if (PIN.test(pin)) return void answer({ pin });
  pinProblem.textContent = word('wrongPin');
  pinField.focus();
};

/**
 * The number a link names after its #, such as the one a form of the shop has just sent a code to.
 * @param {string | null} otherwise
 */
const switchToLinked = (otherwise = null) => {
  const number = normal(location.hash.slice(1)) ?? otherwise;
  if (number === null || number === phone) return;
  numberField.value = `0${number.slice(3)}`;
  switchTo(number);
};

/**
 * Does this instead of what the browser would.
 * @type {(work: () => void) => (event: Event) => void}
 */
const instead = (work) => (event) => {
  event.preventDefault();
  work();
};

/** Shows who may log in to the desk, as long as somebody looks. */
const lookAtOperators = async () => {
  if (!operators.open) return;
  const reply = await fetch('/sandbox/operators').catch(() => null);
  if (reply?.ok !== true) return;
  /** @type {Operator[]} */
  const all = await reply.json();
  const rows = all.flatMap(({ name, password, code }) => [
    make('dt', { textContent: name }),
    make('dd', { textContent: password }),
    make('dd', { textContent: code }),
  ]);
  if (
    rows.map((row) => row.textContent).join() !==
    [...operatorList.children].map((row) => row.textContent).join()
  )
    operatorList.replaceChildren(...rows);
};

pad.append(...KEYS.map((label) => (label === '' ? make('span') : padButton(label))));
find('chips', HTMLElement).append(...COMMANDS.map(commandButton));
languageButton.addEventListener('click', () => {
  language = languageAfter(language);
  speak();
});
numberForm.addEventListener(
  'submit',
  instead(() => switchTo(numberField.value)),
);
// A whole number is taken over as it is typed: a message after it must not go from the number before.
numberField.addEventListener('input', () => {
  const number = normal(numberField.value);
  if (number !== null && number !== phone) switchTo(number);
});
compose.addEventListener(
  'submit',
  instead(() => {
    const text = textField.value.trim();
    if (text !== '') void sendText(text);
  }),
);
byHandForm.addEventListener(
  'submit',
  instead(() => void payByHand()),
);
payForm.addEventListener('submit', instead(approve));
const cancel = () => void answer({ cancel: true });
find('cancel', HTMLButtonElement).addEventListener('click', cancel);
sheet.addEventListener('cancel', instead(cancel));

speak();
switchToLinked(sessionStorage.getItem(LAST_NUMBER));
addEventListener('hashchange', () => switchToLinked());
operators.addEventListener('toggle', () => void lookAtOperators());
setInterval(() => void look(), POLL_MS);
setInterval(() => void lookAtOperators(), POLL_MS);
