import { DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { facts } from '../components/facts.ts';
import { Frame } from '../Frame.tsx';
import './docs.css';
import { ComponentSection, type StoryFacts } from './ComponentSection.tsx';
import { documentationOf } from './props-of.ts';

/** Names that stories with all states side by side go by. */
const MATRIX_NAMES = /^(?:States|All|Looks|Tables|Tags)\b/;

interface DocsParameters {
  readonly fileName?: string;
  readonly docs?: { readonly source?: { readonly originalSource?: string } };
}

/** The page of a story file: every component that is documented by it, in the order of the kit. */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const [first] = stories;
  if (first === undefined) return null;
  const { globals } = context.getStoryContext(first);
  const parameters = first.parameters as DocsParameters;
  const here = facts.filter(({ page }) => page !== null && parameters.fileName?.endsWith(page.file));
  const title = first.title.split('/').at(-1) ?? first.title;
  const storiesOf = (name: string): readonly StoryFacts[] =>
    stories
      .filter(
        (story) =>
          here.length === 1 ||
          new RegExp(`<${name}\\b`).test(
            (story.parameters as DocsParameters).docs?.source?.originalSource ?? '',
          ) ||
          documentationOf(story.component).displayName === name,
      )
      .map(({ id, name, tags }) => ({ id, name, isTest: tags.includes('test-fn') }));
  const chosen = `theme:${String(globals['theme'])};locale:${String(globals['locale'])};textSize:${String(globals['textSize'])};brand:${String(globals['brand'])}`;
  return (
    <Unstyled>
      <Frame
        theme={String(globals['theme'])}
        locale={String(globals['locale'])}
        brand={String(globals['brand'])}
        textSize="100"
        motion={String(globals['motion'])}
        contrast={String(globals['contrast'])}
      >
        <main className="component-page">
          {here.length !== 1 && <h1>{title}</h1>}
          {here.length > 1 && (
            <nav aria-label="Parts">
              <ul className="parts">
                {here.map(({ name }) => (
                  <li key={name}>
                    <a href={`#${name}`}>{name}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {here.map((component) => {
            const own = storiesOf(component.name);
            return (
              <ComponentSection
                key={component.name}
                facts={component}
                isAlone={here.length === 1}
                stories={own}
                matrix={
                  own.find(({ name, isTest }) => !isTest && MATRIX_NAMES.test(name)) ??
                  own.find(({ isTest }) => !isTest)
                }
                globals={chosen}
              />
            );
          })}
        </main>
      </Frame>
    </Unstyled>
  );
}
