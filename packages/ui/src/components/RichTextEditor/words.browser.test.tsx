import '../../theme/styles.ts';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { HeldEditor, editorLabels } from './RichTextEditor.fixture.tsx';

let root: Root;
let place: HTMLElement;
const onChange = vi.fn<(html: string) => void>();

beforeEach(() => {
  onChange.mockClear();
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

const writing = () => page.getByRole('textbox', { name: 'Câu chuyện' });

/** The editor with its cursor at the end of a text, or at its start. */
async function open(value: string, at: 'start' | 'end' = 'end'): Promise<void> {
  root.render(
    <HeldEditor value={value} onChange={onChange} label="Câu chuyện" labels={editorLabels} />,
  );
  // Its code comes late, the first time.
  await expect.element(writing(), { timeout: 8000 }).toBeVisible();
  await userEvent.click(writing());
  await userEvent.keyboard(
    at === 'end' ? '{Control>}{End}{/Control}' : '{Control>}{Home}{/Control}',
  );
}

/** One syllable of an input method: each step in place of the one before, the last is kept. */
async function compose(...steps: readonly string[]): Promise<void> {
  for (const text of steps)
    await cdp().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await cdp().send('Input.insertText', { text: steps.at(-1) ?? '' });
}

/** As Telex and VNI tools type: letters, and `⌫` in place of what becomes another letter. */
async function tool(keys: string): Promise<void> {
  for (const key of keys) await userEvent.keyboard(key === '⌫' ? '{Backspace}' : key);
}

/** What the form heard last. */
const last = () => onChange.mock.lastCall?.[0];

const hangul = async () => {
  await compose('ㅎ', '하', '한');
  await compose('ㄱ', '그', '글');
};

test('Hangul after Ctrl+B is bold, each syllable once', async () => {
  await open('<p>집</p>');
  await userEvent.keyboard('{Control>}b{/Control}');
  await hangul();
  await expect.poll(last).toBe('<p>집<strong>한글</strong></p>');
});

test('Hangul in an empty text', async () => {
  await open('');
  await hangul();
  await expect.poll(last).toBe('<p>한글</p>');
});

test('Hangul at the start of a line', async () => {
  await open('<p>집</p>', 'start');
  await hangul();
  await expect.poll(last).toBe('<p>한글집</p>');
});

test('Hangul beside blocks stays in its own', async () => {
  await open('<h2>제목</h2><ul><li><p>하나</p></li></ul><p>끝</p>', 'start');
  await userEvent.keyboard('{ArrowDown}{Home}');
  await hangul();
  await expect.poll(last).toBe('<h2>제목</h2><ul><li><p>한글하나</p></li></ul><p>끝</p>');
});

test('Hangul after a line, and after Enter in a heading', async () => {
  await open('<hr><h2>제목</h2>');
  await userEvent.keyboard('{Enter}');
  await hangul();
  await expect.poll(last).toBe('<hr><h2>제목</h2><p>한글</p>');
});

test.each([
  ['a letter becomes another', 'a⌫â', '<p>â</p>'],
  ['a tone goes back over three letters', 'tie⌫êng⌫⌫⌫ếng', '<p>tiếng</p>'],
  ['two words and their space', 'nhaf⌫⌫à o⌫ôngs⌫⌫⌫⌫ống', '<p>nhà ống</p>'],
  ['a horn', 'truong⌫⌫⌫⌫ương⌫⌫⌫⌫ường', '<p>trường</p>'],
])('Telex: %s', async (_what, keys, html) => {
  await open('');
  await tool(keys);
  await expect.poll(last).toBe(html);
});

/** The sign that VNI types is taken back with what it changes. */
test.each([
  ['a letter becomes another', 'a6⌫⌫â', '<p>â</p>'],
  ['a tone goes back over three letters', 'tie6⌫⌫êng1⌫⌫⌫⌫ếng', '<p>tiếng</p>'],
  ['a horn, and a stroke', 'd9⌫⌫đu7⌫⌫ưo7⌫⌫ơng2⌫⌫⌫⌫ờng', '<p>đường</p>'],
])('VNI: %s', async (_what, keys, html) => {
  await open('');
  await tool(keys);
  await expect.poll(last).toBe(html);
});

test('a tool that takes the only bold letter back writes on in bold', async () => {
  await open('<p>Gỗ</p>');
  await userEvent.keyboard('{Control>}b{/Control}');
  await tool('o⌫ô');
  await expect.poll(last).toBe('<p>Gỗ<strong>ô</strong></p>');
});

test('a tool at the start of a list item takes back its letter, not the item', async () => {
  await open('<ul><li><p></p></li></ul>');
  await tool('dd⌫⌫đen');
  await expect.poll(last).toBe('<ul><li><p>đen</p></li></ul>');
});

function paste(kinds: Readonly<Record<string, string>>): void {
  const data = new DataTransfer();
  for (const [kind, text] of Object.entries(kinds)) data.setData(kind, text);
  writing()
    .element()
    .dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
}

test.each(['text/plain', 'text/html'])(
  'what is pasted decomposed as %s is composed',
  async (kind) => {
    await open('');
    const words = 'Nhà ống rộng bốn mét';
    paste({ [kind]: words.normalize('NFD') });
    await expect.poll(last).toBe(`<p>${words.normalize('NFC')}</p>`);
  },
);

test('lines of a chat become paragraphs', async () => {
  await open('');
  paste({ 'text/plain': 'Chị ơi, gỗ về rồi\nMai em lắp\n\nCảm ơn em' });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(last()?.replaceAll(/<[^>]+>/g, '|')).toMatch(
    /^\|+Chị ơi, gỗ về rồi\|+Mai em lắp\|+Cảm ơn em\|+$/,
  );
});

test('a long paste is one step and one word to the form', async () => {
  await open('<p>Đầu.</p>');
  const line = '<p>Mười hai năm ở trong căn nhà tối, mình quyết định <b>mở giếng trời</b>.</p>';
  const many = Math.ceil(200_000 / line.length);
  paste({ 'text/html': line.repeat(many) });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(onChange).toHaveBeenCalledTimes(1);
  const html = last() ?? '';
  expect(html.match(/<strong>mở giếng trời<\/strong>/g)).toHaveLength(many);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(last).toBe('<p>Đầu.</p>');
});
