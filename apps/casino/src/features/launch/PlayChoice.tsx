import { canLaunch, type PlayMode } from '@kipenga/betting-core';
import { selectProfile } from '@kipenga/shell';
import { BottomSheet, Button } from '@kipenga/ui';
import { useSelector } from 'react-redux';
import { useWords } from '../../words/use-words.ts';
import styles from './launch.module.css';
import type { PlayableGame } from './playable-game.ts';

interface PlayChoiceProps {
  readonly game: PlayableGame | null;
  readonly onChoose: (playMode: PlayMode) => void;
  readonly onClose: () => void;
}

/** A game that can be tried is never opened for money unasked (R7-12). That a login comes first is said before the tap (R5-11). */
export function PlayChoice({ game, onChoose, onClose }: PlayChoiceProps) {
  const t = useWords();
  const asksLogin = !canLaunch(useSelector(selectProfile)?.gameToken);
  return (
    <BottomSheet isOpen={game !== null} title={game?.name ?? ''} onClose={onClose}>
      <div className={styles['choice']}>
        <p>{t('casino.choice.text')}</p>
        {asksLogin && <p>{t('casino.choice.login')}</p>}
        <Button isWide onClick={() => onChoose('REAL')}>
          {t('casino.choice.real')}
        </Button>
        <Button isWide look="secondary" onClick={() => onChoose('DEMO')}>
          {t('casino.choice.demo')}
        </Button>
      </div>
    </BottomSheet>
  );
}
