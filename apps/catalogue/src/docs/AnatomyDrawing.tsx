import { useCallback, useEffect, useRef, useState } from 'react';
import { pinPlaces, type Pin } from './pin-places.ts';
import { StoryFrame } from './StoryFrame.tsx';
import './anatomy-drawing.css';

/** Width of a telephone, and of the margin for pins, in CSS pixels. */
const PHONE = 360;
const GUTTER = 34;

export interface AnatomyDrawingProps {
  readonly name: string;
  readonly storyId: string;
  readonly globals: string;
  /** Numbers with their elements, as selectors in the story. */
  readonly marks: readonly { readonly number: number; readonly selector: string }[];
}

function findPins(page: Document, marks: AnatomyDrawingProps['marks']): readonly Pin[] {
  const boxes = marks.flatMap(({ number, selector }) => {
    const found = [...page.querySelectorAll<HTMLElement>(selector)].find(
      (element) => element.getBoundingClientRect().width > 0,
    );
    if (found === undefined) return [];
    const { left, top, width, height } = found.getBoundingClientRect();
    // A field that takes the focus may have moved the page while its frame was low.
    const scrolled = page.documentElement.scrollTop;
    return [{ number, box: { left, top: top + scrolled, width, height } }];
  });
  return pinPlaces(boxes, PHONE);
}

/** A component as a customer has it at 360 pixels, with a numbered line to each of its parts. */
export function AnatomyDrawing({ name, storyId, globals, marks }: AnatomyDrawingProps) {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [pins, setPins] = useState<readonly Pin[]>([]);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (room.current === null) return undefined;
    const watcher = new ResizeObserver(([entry]) =>
      setScale(Math.min(1, (entry?.contentRect.width ?? PHONE) / (PHONE + 2 * GUTTER))),
    );
    watcher.observe(room.current);
    return () => watcher.disconnect();
  }, []);
  const drawn = useCallback(
    (page: Document) => {
      const measure = (): void => {
        const found = findPins(page, marks);
        const own = page.querySelector('#storybook-root')?.scrollHeight ?? 0;
        const isDialogOpen = page.querySelector('dialog[open]') !== null;
        setPins(found);
        setHeight(
          Math.max(isDialogOpen ? page.documentElement.clientHeight : own, ...found.map(({ y }) => y + 12)),
        );
      };
      // Dialogs are centred in their frame, which grows; fonts change widths when they load.
      page.defaultView?.addEventListener('resize', measure);
      void page.fonts.ready.then(measure);
    },
    [marks],
  );
  const full = PHONE + 2 * GUTTER;
  return (
    <div ref={room} className="drawing" style={{ height: height === 0 ? undefined : height * scale }}>
      <div style={{ width: full, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
        <div style={{ width: PHONE, marginLeft: GUTTER }}>
          <StoryFrame
            storyId={storyId}
            title={`${name}: the drawing its parts are named on`}
            globals={`${globals};motion:none`}
            onDrawn={drawn}
          />
        </div>
        <svg className="lines" width={full} height={Math.max(1, height)} aria-hidden="true">
          {pins.map(({ number, side, y, box }) => {
            const [from, to] =
              side === 'left'
                ? [GUTTER - 10, GUTTER + box.left]
                : [full - GUTTER + 10, GUTTER + box.left + box.width];
            return (
              <g key={number}>
                <rect x={GUTTER + box.left} y={box.top} width={box.width} height={box.height} />
                <polyline
                  points={`${from},${y} ${side === 'left' ? GUTTER - 2 : full - GUTTER + 2},${y} ${to},${box.top + box.height / 2}`}
                />
                <circle cx={to} cy={box.top + box.height / 2} r={3} />
              </g>
            );
          })}
        </svg>
        {pins.map(({ number, side, y }) => (
          <b key={number} className="pin" style={{ top: y - 11, left: side === 'left' ? 0 : full - 22 }}>
            {number}
          </b>
        ))}
      </div>
    </div>
  );
}
