import { buildArcade } from './build-arcade.ts';
import { ConfigRefusal, readConfig } from './config.ts';

const explain = (error: unknown): string => {
  if (error instanceof ConfigRefusal) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return `Port ${'port' in error ? Number(error.port) : ''} is in use. Choose another, for example ARCADE_PORT=4301, or move the platform with PORT: the arcade is one above it.`;
  if (/database is locked/.test(error.message))
    return 'Another arcade runs on this data folder. Stop it first, or choose another folder with KIPENGA_DATA.';
  return error.stack ?? error.message;
};

try {
  const config = readConfig(process.env);
  const arcade = await buildArcade(config);
  const stop = (): void => {
    arcade.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (!isStopping) stop();
      isStopping = true;
    });
  const { port } = new URL(await arcade.app.listen({ host: config.host, port: config.port }));
  console.log(
    `The arcade is ready at http://localhost:${port} (its games are framed by ${config.houseOrigins.join(', ')})`,
  );
} catch (error) {
  console.error(`The arcade cannot start:\n${explain(error)}`);
  process.exit(1);
}
