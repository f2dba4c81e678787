import { Marked } from './Marked.tsx';
import './props-table.css';

/** Facts on a prop from the documentation generator. */
export interface PropFacts {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly meaning: string;
  readonly usual: string | null;
}

/** The props of a component, from its types and their comments. */
export function PropsTable({ of, props }: { readonly of: string; readonly props: readonly PropFacts[] }) {
  if (props.length === 0) return <p>Takes no props of its own.</p>;
  return (
    <table aria-label={`Props of ${of}`} className="props">
      <thead>
        <tr>
          <th scope="col">Prop</th>
          <th scope="col">Type</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {props.map(({ name, type, isRequired, meaning, usual }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {isRequired && <span className="required"> required</span>}
            </th>
            <td>
              <code>{type}</code>
              {usual !== null && (
                <>
                  {' '}
                  or <code>{usual}</code> when not given
                </>
              )}
            </td>
            <td>
              <Marked text={meaning} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
