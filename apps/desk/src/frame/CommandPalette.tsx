import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import styles from './frame.module.css';

/** Something the palette can do. */
export interface Command {
  readonly name: string;
  /** Kind of command, or its keys. */
  readonly note?: string;
  readonly run: () => void;
}

interface CommandPaletteProps {
  readonly isOpen: boolean;
  readonly commands: readonly Command[];
  /** Called with typed words that match no command. */
  readonly onFind: (text: string) => void;
  readonly onClose: () => void;
}

const matching = (commands: readonly Command[], typed: string): readonly Command[] => {
  const words = typed.toLowerCase().split(/\s+/);
  return commands.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
};

/** Lists every screen and act by name (Ctrl+K). Typing filters, arrows move, Enter runs, Esc closes. */
export function CommandPalette({ isOpen, ...rest }: CommandPaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  const closeOutside = (target: EventTarget): void => {
    if (target === dialog.current) rest.onClose();
  };
  return (
    // A click on the backdrop closes it; the keyboard has Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles['palette']}
      aria-label="Acts and screens"
      onClose={rest.onClose}
      onClick={({ target }) => closeOutside(target)}
    >
      {isOpen && <Choices {...rest} />}
    </dialog>
  );
}

function Choices({ commands, onFind, onClose }: Omit<CommandPaletteProps, 'isOpen'>) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const text = typed.trim();
  const find: Command = { name: `Find “${text}”`, note: 'search', run: () => onFind(text) };
  const shown = [...matching(commands, typed), ...(text === '' ? [] : [find])];
  const chosen = Math.min(at, shown.length - 1);
  const run = (command: Command | undefined): void => {
    onClose();
    command?.run();
  };
  const hear = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) return run(shown[chosen]);
    const next = (chosen + step + shown.length) % shown.length;
    setAt(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <input
        role="combobox"
        aria-label="Type an act, a screen, or what to find"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={`${id}-${chosen}`}
        placeholder="Type an act, a screen, or what to find"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setAt(0);
        }}
        onKeyDown={hear}
      />
      <div id={id} role="listbox" aria-label="What can be done">
        {shown.map((command, index) => (
          // The input handles the keys of its list.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={command.name}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            tabIndex={-1}
            onClick={() => run(command)}
          >
            {command.name}
            <small>{command.note}</small>
          </div>
        ))}
      </div>
    </>
  );
}
