import type { ComponentDocs, Words } from '@hien/ui/testing';
import { Prose } from './Prose.tsx';

const NO_KEYS = 'Nothing in it takes the focus.';
const NO_WORDS = 'It has no words of its own.';

/** When to take a component and when not, its keys, what is heard, how its words are written. */
export function Guide({ docs }: { docs: ComponentDocs }) {
  const { use, avoid, keys, reader, writing, parts } = docs;
  return (
    <>
      <div className="guide-when">
        <section>
          <h2>Take it</h2>
          <Lines of={use} />
        </section>
        <section>
          <h2>Take something else</h2>
          {avoid.map(([when, instead]) => (
            <p key={when}>
              <strong>{when}</strong>
              <br />
              {'→ '}
              <Prose text={instead} />
            </p>
          ))}
        </section>
      </div>
      {parts ? <Parts of={parts} /> : null}
      <h2>Keyboard</h2>
      {keys ? <Keys of={keys} /> : <p>{NO_KEYS}</p>}
      <h2>Screen readers</h2>
      <Lines of={reader} />
      <h2>Writing</h2>
      {writing ? <Lines of={writing.tips} /> : <p>{NO_WORDS}</p>}
      {writing?.words ? <InThreeLanguages of={writing.words} /> : null}
    </>
  );
}

const Lines = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map((line) => (
      <li key={line}>
        <Prose text={line} />
      </li>
    ))}
  </ul>
);

const Parts = ({ of }: { of: NonNullable<ComponentDocs['parts']> }) => (
  <>
    <h2>Its parts</h2>
    <table className="guide-table">
      <tbody>
        {Object.entries(of).map(([name, what]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <Prose text={what} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);

const Keys = ({ of }: { of: NonNullable<ComponentDocs['keys']> }) => (
  <table className="guide-table">
    <tbody>
      {of.map(([names, does]) => (
        <tr key={names + does}>
          <th scope="row" className="guide-keys">
            {names.split(/, (?=\S)/).map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
          </th>
          <td>
            <Prose text={does} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const LANGUAGES = { vi: 'Tiếng Việt', en: 'English', ko: '한국어' } as const;

const InThreeLanguages = ({ of }: { of: readonly Words[] }) => (
  <table className="guide-table">
    <thead>
      <tr>
        <th scope="col">For</th>
        {Object.entries(LANGUAGES).map(([language, name]) => (
          <th key={language} scope="col" lang={language}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {of.map((words) => (
        <tr key={words.what}>
          <th scope="row">{words.what}</th>
          {(['vi', 'en', 'ko'] as const).map((language) => (
            <td key={language} lang={language}>
              {words[language]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
