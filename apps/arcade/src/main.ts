import { buildArcade } from './build-arcade.ts';
import { ConfigRefusal, readConfig } from './config.ts';

const explain = (error: unknown): string => {
  if (error instanceof ConfigRefusal) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return 'The port is in use. Choose another with ARCADE_PORT.';
  if (/database is locked/.test(error.message))
    return 'Another arcade runs on this data folder. Stop it first.';
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
  await arcade.app.listen({ host: config.host, port: config.port });
  console.log(
    `The arcade is ready at http://localhost:${config.port} (its games are framed by ${config.houseOrigins.join(', ')})`,
  );
} catch (error) {
  console.error(`The arcade cannot start:\n${explain(error)}`);
  process.exit(1);
}
