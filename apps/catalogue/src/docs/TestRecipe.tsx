import { Marked } from './Marked.tsx';
import './test-recipe.css';

export interface TestRecipeProps {
  /** Role and name, from the notes. */
  readonly name: string;
  /** The line that finds the live example; null where it has no role with a name. */
  readonly recipe: string | null;
}

/** How a test gets hold of a component: as a customer does. */
export const TestRecipe = ({ name, recipe }: TestRecipeProps) => (
  <section id="recipe">
    <h2>Test recipe</h2>
    <p>
      <Marked text={name} />
    </p>
    {recipe !== null && (
      <>
        <p className="quiet">The example above is found by</p>
        <pre>
          <code>{recipe}</code>
        </pre>
      </>
    )}
  </section>
);
