/** Toolbar choices for a story. */
export type Choices = Readonly<Record<'theme' | 'locale' | 'textSize' | 'brand' | 'contrast', string>>;

export interface ToShow {
  /** Id of the story to show; null keeps the current one and changes the choices alone. */
  readonly id: string | null;
  readonly viewMode: 'story' | 'docs';
  readonly choices: Choices;
}

type Hear = (payload: {
  readonly newPhase?: string;
  readonly storyId?: string;
  readonly message?: string;
}) => void;

/** Runs in the page. Waits for a story to be drawn and played, not for its animations to end as Storybook itself does. */
export async function showInPage({ id, viewMode, choices }: ToShow): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window;
  const drawn = (isDocs: boolean): Promise<void> =>
    new Promise((done, refuse) => {
      let said = '';
      const listen: Hear = ({ message }) => (said = message ?? '');
      const miss = () => refuse(new Error('There is no such story'));
      const stop = (): void => {
        channel.off('playFunctionThrewException', listen);
        channel.off('storyRenderPhaseChanged', hear);
        channel.off('docsRendered', hear);
        channel.off('storyMissing', miss);
      };
      const hear: Hear = ({ newPhase }) => {
        if (newPhase !== undefined && newPhase !== 'completing' && newPhase !== 'errored') return;
        // Storybook reports the error after the phase.
        setTimeout(() => {
          stop();
          if (newPhase === 'errored') refuse(new Error(`The story failed: ${said}`));
          else done();
        });
      };
      channel.on('playFunctionThrewException', listen);
      channel.on(isDocs ? 'docsRendered' : 'storyRenderPhaseChanged', hear);
      channel.on('storyMissing', miss);
    });

  const globals = { ...choices, motion: 'none', a11y: { manual: true } };
  const asked = JSON.stringify(globals);
  if (id !== null) {
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    if (document.fullscreenElement) await document.exitFullscreen();
  }
  if (document.body.dataset['chosen'] !== asked) {
    const redrawn = drawn(preview.currentRender?.type === 'docs');
    channel.emit('updateGlobals', { globals });
    await redrawn;
    document.body.dataset['chosen'] = asked;
  }
  if (id !== null) {
    const shown = drawn(viewMode === 'docs');
    const current = new URLSearchParams(location.search).get('id');
    channel.emit(current === id ? 'forceRemount' : 'setCurrentStory', { storyId: id, viewMode });
    await shown;
    window.scrollTo(0, 0);
  }
}
