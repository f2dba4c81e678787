import { aVisitor, sees, seesSessionEnded, sessionEnds } from '../../scenes/index.ts';
import { scene } from './scene.tsx';

export default { title: 'Screens/Jackpots' };

export const Soon = scene({ at: '/jackpots' }, async ({ canvas }) => {
  await sees(canvas, 'The jackpots open here later. Matches are open now.');
});

export const SessionEnded = scene(
  { at: '/jackpots', profile: aVisitor(), answers: sessionEnds },
  seesSessionEnded,
);
