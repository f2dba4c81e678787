import { pictureOf } from './picture-of.ts';

export interface ApprovedDrawingProps {
  readonly name: string;
  readonly storyId: string;
}

/** The pictures a component is compared with at every change: the nearest there is to a design file. */
export const ApprovedDrawing = ({ name, storyId }: ApprovedDrawingProps) => {
  const found = ['light', 'dark', 'casino'].flatMap((theme) => {
    const picture = pictureOf(storyId, theme);
    return picture === null ? [] : [{ theme, ...picture }];
  });
  return (
    <section id="drawing">
      <h2>Approved drawing</h2>
      <p>
        There is no design file outside this catalogue: the component is the drawing.{' '}
        {found.length > 0
          ? 'These are the pictures it is compared with at every change.'
          : 'Its pictures have not been approved yet.'}
      </p>
      {found.length > 0 && (
        <ul className="drawings">
          {found.map(({ theme, src }) => (
            <li key={theme}>
              <a href={src} target="_blank" rel="noreferrer">
                <img src={src} alt={`States of ${name}, ${theme}`} loading="lazy" />
                {theme}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
