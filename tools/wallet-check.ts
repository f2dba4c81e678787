/**
 * `npm run wallet:check -- URL`: plays the house's wallet for a game provider, lets calls go wrong, and says what the provider
 * did with them. Without a URL it checks the repository's own arcade. See docs/wallet.md.
 */
import { parseArgs } from 'node:util';
import { ownArcade } from './wallet-check/own-arcade.ts';
import { providerAt } from './wallet-check/provider-at.ts';
import { runChecks, type Provider } from './wallet-check/run-checks.ts';
import { standInWallet } from './wallet-check/stand-in-wallet.ts';
import { verdictTable } from './wallet-check/verdict-table.ts';

const usage = `npm run wallet:check [-- URL] [--secret SECRET] [--provider NAME] [--host HOST] [--port PORT] [--game ID]
    [--play COMMAND] [--restart COMMAND] [--patience SECONDS]

URL launches a game of the provider; without one the repository's own arcade is checked. See docs/wallet.md.`;

/** Ends the process in words: by `EX_USAGE` of sysexits where the arguments are wrong. */
function end(words: string, exitCode: number): never {
  (exitCode === 0 ? console.log : console.error)(words);
  process.exit(exitCode);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        secret: { type: 'string', default: '0123456789abcdef'.repeat(2) },
        provider: { type: 'string', default: 'arcade' },
        host: { type: 'string', default: '127.0.0.1' },
        port: { type: 'string', default: '4300' },
        game: { type: 'string' },
        play: { type: 'string' },
        restart: { type: 'string' },
        patience: { type: 'string', default: '60' },
      },
    });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return end(`${error.message.split(/\.\s/)[0]}\n\n${usage}`, 64);
  }
}

const { values, positionals } = readArguments();
if (values.help) end(usage, 0);

const [address] = positionals;
const agreed = { secret: values.secret, provider: values.provider };
const wallet = await standInWallet(agreed, address === undefined ? 0 : Number(values.port), values.host);

/** The provider at an address. Its game is the last part of the path by default. */
const otherProvider = (launchUrl: string): Provider => {
  const gameId = values.game ?? new URL(launchUrl).pathname.split('/').at(-1) ?? '';
  console.log(
    `The wallet is at ${wallet.url}; its secret is ${agreed.secret}, the provider ${agreed.provider}.`,
  );
  const withToken = launchUrl.includes('{token}')
    ? launchUrl
    : `${launchUrl}${launchUrl.includes('?') ? '&' : '?'}token={token}`;
  return providerAt({
    launchUrl: withToken,
    gameId,
    playCommand: values.play ?? null,
    restartCommand: values.restart ?? null,
  });
};

const arcade = address === undefined ? await ownArcade(wallet.url, agreed) : null;
const provider = arcade ?? otherProvider(address ?? '');
const verdicts = await runChecks({ wallet, provider, patienceMs: Number(values.patience) * 1_000 });
console.log(verdictTable(verdicts));
await arcade?.stop();
await wallet.close();
process.exitCode = verdicts.some(({ state }) => state === 'failed') ? 1 : 0;
