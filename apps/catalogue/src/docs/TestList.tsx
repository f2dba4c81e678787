import { storyHref } from './catalogue-links.ts';
import type { StoryFacts } from './story-facts.ts';
import './test-list.css';

const KINDS = ['pointer', 'keyboard'] as const;

/** The tests of a component, each to be run by opening it, and the stories they belong to. */
export const TestList = ({ stories }: { readonly stories: readonly StoryFacts[] }) => (
  <section id="tests">
    <h2>Stories and tests</h2>
    <p>A test runs in front of you when it is opened; all of them run before a change lands.</p>
    <ul className="story-list">
      {stories
        .filter(({ isTest }) => !isTest)
        .map((story) => (
          <li key={story.id}>
            <a href={storyHref(story.id)} target="_top">
              {story.name}
            </a>
            <ul>
              {stories
                .filter(({ isTest, id }) => isTest && id.startsWith(`${story.id}:`))
                .map(({ id, name, tags }) => (
                  <li key={id}>
                    <a href={storyHref(id)} target="_top">
                      {name}
                    </a>
                    {KINDS.filter((kind) => tags.includes(kind)).map((kind) => (
                      <span key={kind} className="kind">
                        {kind}
                      </span>
                    ))}
                  </li>
                ))}
            </ul>
          </li>
        ))}
    </ul>
  </section>
);
