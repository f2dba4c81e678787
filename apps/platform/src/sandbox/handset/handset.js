import { WORDS } from './words.js';

const POLL_MS = 1500;
const COMMANDS = ['REGISTER', 'BALANCE', 'BONUS', 'GAMES', 'STOP', 'W#100'];
const LAST_NUMBER = 'sandbox-handset-number';

const find = (id) => document.getElementById(id);
const make = (tag, properties = {}) => Object.assign(document.createElement(tag), properties);

let language = navigator.language.startsWith('sw') ? 'sw' : 'en';
let phone = null;
let shown = '';
let seen = 0;
let prompt = null;
const answered = new Set();

const word = (name) => WORDS[language][name];
const money = (amount) => `KES ${amount.toLocaleString('en-KE', { minimumFractionDigits: 2 })}`;

const askWords = ({ amount, account }) =>
  word('ask').replace('{amount}', money(amount)).replace('{account}', account);

const speak = () => {
  document.documentElement.lang = language;
  document.title = word('page');
  for (const element of document.querySelectorAll('[data-word]'))
    element.textContent = word(element.dataset.word);
  const other = language === 'en' ? 'sw' : 'en';
  find('language').textContent = other === 'sw' ? 'Kiswahili' : 'English';
  find('language').lang = other;
  find('pad').querySelector('[data-remove]')?.setAttribute('aria-label', word('remove'));
  if (phone) find('empty').textContent = word('none');
  if (prompt) find('sheet-title').textContent = askWords(prompt);
};

/** 0712 345 678, +254712345678 and the like as 254712345678; null when it is none of ours. */
const normal = (text) => {
  const digits = text.replace(/[\s.()-]/g, '').match(/^(?:\+?254|0)?([17]\d{8})$/)?.[1];
  return digits ? `254${digits}` : null;
};

const cookie = (name) =>
  document.cookie
    .split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const call = async (path, body) => {
  const token = cookie('XSRF-TOKEN');
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { 'X-XSRF-TOKEN': token }) },
    body: JSON.stringify(body),
  };
  const reply = await fetch(`/sandbox/handset/${phone}${path}`, init);
  if (!reply.ok) throw new Error(`status ${reply.status}`);
  return reply.json();
};

const messageItem = ({ at, from, text }, isNew) => {
  const item = make('li', { className: isNew ? 'message is-new' : 'message' });
  const who = make('p', { className: 'who' });
  who.append(make('b', { textContent: from }), make('time', { textContent: at }));
  item.append(who, make('p', { textContent: text }));
  return item;
};

const showMessages = (messages) => {
  const key = JSON.stringify(messages);
  if (key === shown) return;
  const fresh = shown === '' ? 0 : messages.length - seen;
  shown = key;
  seen = messages.length;
  find('empty').hidden = messages.length > 0;
  find('empty').textContent = word('none');
  find('messages').replaceChildren(...messages.map((message, at) => messageItem(message, at < fresh)));
};

const closeSheet = () => {
  prompt = null;
  find('pin').value = '';
  find('pin-problem').textContent = '';
  find('sheet').close();
};

const showPrompt = (prompts) => {
  if (prompt && !prompts.some(({ id, state }) => id === prompt.id && state === 'open')) closeSheet();
  if (prompt) return;
  prompt = prompts.find(({ id, state }) => state === 'open' && !answered.has(id)) ?? null;
  if (!prompt) return;
  find('sheet-title').textContent = askWords(prompt);
  find('sheet').showModal();
  find('pin').focus();
};

const look = async () => {
  if (!phone) return;
  const asked = phone;
  try {
    const { messages, prompts } = await call('');
    if (asked !== phone) return;
    showMessages(messages);
    showPrompt(prompts);
  } catch {
    // The next look may succeed; nothing on the screen has become wrong.
  }
};

const answer = async (body) => {
  const { id } = prompt;
  try {
    await call(`/prompts/${id}`, body);
    answered.add(id);
    closeSheet();
  } catch {
    find('pin-problem').textContent = word('gone');
  }
  await look();
};

const switchTo = (text) => {
  const number = normal(text);
  find('number').setAttribute('aria-invalid', String(number === null));
  find('number-problem').textContent = number === null ? word('wrongNumber') : '';
  if (number === null) return;
  phone = number;
  shown = '';
  seen = 0;
  find('messages').replaceChildren();
  history.replaceState(null, '', `#${number}`);
  sessionStorage.setItem(LAST_NUMBER, number);
  void look();
};

const sendText = async (text) => {
  if (!phone) return switchTo(find('number').value);
  try {
    await call('/sms', { to: '29008', text });
    find('sent').textContent = `${word('sent')}: ${text}`;
    find('text').value = '';
  } catch {
    find('sent').textContent = word('failed');
  }
  await look();
};

const padButton = (label) => {
  const button = make('button', { type: 'button', textContent: label });
  const pin = find('pin');
  if (label === '⌫') button.dataset.remove = '';
  button.addEventListener('click', () => {
    pin.value = label === '⌫' ? pin.value.slice(0, -1) : (pin.value + label).slice(0, 4);
  });
  return button;
};

find('pad').append(
  ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0', '⌫'].map((label) =>
    label ? padButton(label) : make('span'),
  ),
);
find('chips').append(
  ...COMMANDS.map((command) => {
    const chip = make('button', { type: 'button', textContent: command });
    chip.addEventListener('click', () => void sendText(command));
    return chip;
  }),
);
find('language').addEventListener('click', () => {
  language = language === 'en' ? 'sw' : 'en';
  speak();
});
find('number-form').addEventListener('submit', (event) => {
  event.preventDefault();
  switchTo(find('number').value);
});
// A whole number is taken over as it is typed: a message after it must not go from the number before.
find('number').addEventListener('input', () => {
  const number = normal(find('number').value);
  if (number !== null && number !== phone) switchTo(number);
});
find('compose').addEventListener('submit', (event) => {
  event.preventDefault();
  if (find('text').value.trim()) void sendText(find('text').value.trim());
});
find('pay').addEventListener('submit', (event) => {
  event.preventDefault();
  const pin = find('pin').value;
  if (!/^\d{4}$/.test(pin)) {
    find('pin-problem').textContent = word('wrongPin');
    find('pin').focus();
    return;
  }
  void answer({ pin });
});
find('cancel').addEventListener('click', () => void answer({ cancel: true }));
find('sheet').addEventListener('cancel', (event) => {
  event.preventDefault();
  if (prompt) void answer({ cancel: true });
});

/** The number a link names after its #, such as the one a form of the shop has just sent a code to. */
const switchToLinked = (otherwise = null) => {
  const number = normal(location.hash.slice(1)) ?? otherwise;
  if (number === null || number === phone) return;
  find('number').value = `0${number.slice(3)}`;
  switchTo(number);
};

speak();
switchToLinked(sessionStorage.getItem(LAST_NUMBER));
addEventListener('hashchange', () => switchToLinked());
setInterval(() => void look(), POLL_MS);
