interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly unit?: string;
}

/** A figure of a screen's head, read before its rows. */
export const Figure = ({ name, value, unit }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {unit && <small>{unit} </small>}
      {value}
    </dd>
  </div>
);
