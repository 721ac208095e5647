import { languages } from '@hien/domain';
import { Badge, Heading, Stack, Text } from '@hien/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type AtlasRow, codeRows, noticeRows } from './atlas.ts';
import * as s from './ErrorAtlas.css.ts';

const retryWords: Readonly<Record<AtlasRow['retry'], string>> = {
  helps: 'Yes, unchanged',
  'does not help': 'No: something has to change',
  nothing: '–',
};

/** `account/Login` → the stories of that screen. */
const linkTo = (screen: string): string =>
  `?path=/story/screens-${screen.replace('/', '-').toLowerCase()}--default`;

const isScreen = (folder: string): boolean => !folder.startsWith('shared');

function Where({ row: { screens, shownAt } }: { row: AtlasRow }) {
  if (screens.length === 0) return <Text size="small">{shownAt}</Text>;
  return (
    <>
      <Text size="small">{shownAt}</Text>
      <ul>
        {screens.map((screen) => (
          <li key={screen}>
            {isScreen(screen) ? (
              <a href={linkTo(screen)} target="_top">
                {screen}
              </a>
            ) : (
              screen
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Every code and message: its words, its field, who shows it, and whether trying again helps. */
function ErrorAtlas({ title, rows }: { title: string; rows: readonly AtlasRow[] }) {
  return (
    <section className={s.frame} aria-label={title}>
      <Stack gap={4}>
        <Heading level={1}>{title}</Heading>
        <table className={s.table}>
          <thead>
            <tr>
              {['Code', 'Tiếng Việt', 'English', '한국어', 'Field', 'Trying again', 'Shown by'].map(
                (head) => (
                  <th key={head} scope="col" className={s.cell}>
                    {head}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name} id={row.name}>
                <th scope="row" className={s.cell}>
                  {row.name}
                </th>
                {languages.map((language) => (
                  <td key={language} lang={language} className={s.cell}>
                    {row.text[language]}
                  </td>
                ))}
                <td className={s.cell}>{row.field === null ? '–' : <code>{row.field}</code>}</td>
                <td className={s.cell}>
                  {row.retry === 'helps' ? (
                    <Badge tone="positive">{retryWords.helps}</Badge>
                  ) : (
                    retryWords[row.retry]
                  )}
                </td>
                <td className={s.cell}>
                  <Where row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Stack>
    </section>
  );
}

const meta = {
  title: 'business/Error atlas',
  component: ErrorAtlas,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  argTypes: { rows: { control: false } },
} satisfies Meta<typeof ErrorAtlas>;
export default meta;

type Story = StoryObj<typeof meta>;

const coded = (prefix: RegExp): AtlasRow[] => codeRows.filter(({ name }) => prefix.test(name));

/** AUTH_01–17: fifteen are described, two are not (D57). */
export const Auth: Story = { args: { title: 'AUTH_01–17', rows: coded(/^AUTH_/) } };

/** PRODUCT_01–14 (D58). */
export const Product: Story = { args: { title: 'PRODUCT_01–14', rows: coded(/^PRODUCT_/) } };

/** What the documents do not number. */
export const Ours: Story = {
  args: { title: 'Codes of our own', rows: coded(/^(?!AUTH_|PRODUCT_)/) },
};

/** Sentences of section 8 without a code, and what says that something worked. */
export const Messages: Story = { args: { title: 'Messages', rows: noticeRows } };
