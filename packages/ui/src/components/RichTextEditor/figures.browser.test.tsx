import '../../theme/styles.ts';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { HeldEditor, editorLabels, somePieces } from './RichTextEditor.fixture.tsx';

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

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const image = (name: string) => `<img src="/media/uploads/${name}.webp" alt="">`;
const figure = (caption: string, ...names: string[]) =>
  `<figure>${names.map(image).join('')}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;

const last = () => onChange.mock.lastCall?.[0];

async function open(value: string): Promise<void> {
  root.render(
    <HeldEditor
      value={value}
      onChange={onChange}
      label="Câu chuyện"
      labels={editorLabels}
      uploadImage={() => Promise.resolve({ src: '/media/uploads/moi.webp' })}
      products={somePieces}
    />,
  );
  // Its code comes late, the first time.
  const writing = page.getByRole('textbox', { name: 'Câu chuyện' });
  await expect.element(writing, { timeout: 8000 }).toBeVisible();
  for (const picture of place.querySelectorAll('img')) picture.src = dot;
}
const tool = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const press = (keys: string) => userEvent.keyboard(keys);
const choosePicture = (at = 0) => {
  const picture = place.querySelectorAll('img')[at];
  if (!picture) throw new Error('a picture');
  Object.assign(picture.style, { width: '80px', height: '60px' });
  return userEvent.click(picture);
};

test('a chosen picture gets a caption, in which the cursor is', async () => {
  await open(`<p>a</p>${image('1')}<p>b</p>`);
  await choosePicture();
  await tool('Chú thích ảnh');
  await press('Bếp');
  await expect.poll(last).toBe(`<p>a</p>${figure('Bếp', '1')}<p>b</p>`);
  await press('{Enter}');
  await press('Sau');
  await expect.poll(last).toBe(`<p>a</p>${figure('Bếp', '1')}<p>Sau</p><p>b</p>`);
});

test('Hangul in an empty caption, after bold, and beside a piece', async () => {
  await open(`<figure data-product="7"></figure>${figure('', '1')}<p>끝</p>`);
  const caption = place.querySelector('figcaption');
  if (!caption) throw new Error('a caption');
  await userEvent.click(caption);
  for (const text of ['ㅎ', '하', '한'])
    await cdp().send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
  await cdp().send('Input.insertText', { text: '한' });
  await press('{Control>}b{/Control}');
  for (const text of ['ㄱ', '그', '글'])
    await cdp().send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
  await cdp().send('Input.insertText', { text: '글' });
  await expect
    .poll(last)
    .toBe(`<figure data-product="7"></figure>${figure('한<strong>글</strong>', '1')}<p>끝</p>`);
});

test('a figure is taken apart: its pictures stand by themselves, its caption is a line', async () => {
  await open(figure('Trước và sau', '1', '2'));
  await userEvent.click(page.getByText('Trước và sau'));
  await tool('Chú thích ảnh');
  await expect.poll(last).toBe(`${image('1')}${image('2')}<p>Trước và sau</p>`);
});

test('Backspace in an empty caption chooses the picture, then takes it away; the last one leaves a line', async () => {
  await open(`${figure('', '1', '2')}<p>b</p>`);
  const caption = place.querySelector('figcaption');
  if (!caption) throw new Error('a caption');
  await userEvent.click(caption);
  await press('{Backspace}{Backspace}');
  await expect.poll(last).toBe(`${figure('', '1')}<p>b</p>`);
  await choosePicture();
  await press('{Backspace}');
  await expect.poll(last).toBe('<p></p><p>b</p>');
});

test('another picture of a figure joins those that are there', async () => {
  await open(figure('Bếp', '1'));
  await userEvent.click(page.getByText('Bếp'));
  const input = place.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('a file input');
  await userEvent.upload(input, new File(['x'], 'x.png', { type: 'image/png' }));
  await expect.poll(last).toBe(figure('Bếp', '1', 'moi'));
});

test('a chosen picture is put in words, composed', async () => {
  await open(`<p>a</p>${image('1')}`);
  await choosePicture();
  await tool('Tả ảnh bằng lời');
  await press(`${'Bếp'.normalize('NFD')} nhìn từ hiên{Enter}`);
  await expect.poll(last).toBe('<p>a</p><img src="/media/uploads/1.webp" alt="Bếp nhìn từ hiên">');
});

test('what is pasted into a caption stays in it by its first line', async () => {
  await open(`${figure('Bếp', '1')}<p>b</p>`);
  await userEvent.click(page.getByText('Bếp'));
  await press('{End}');
  const data = new DataTransfer();
  data.setData('text/html', '<p> và</p><ul><li>hiên</li></ul>');
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(last()).toMatch(/<figure>.*Bếp ?và.*<\/figure>/);
  expect(last()).toContain('hiên');
  expect(last()).toContain('<p>b</p>');
});

test('a piece is chosen and taken out by a key, and comes back by another', async () => {
  await open('<p>a</p><figure data-product="7"></figure><p>b</p>');
  await userEvent.click(page.getByText('Món số 7'));
  await press('{Backspace}');
  await expect.poll(last).toBe('<p>a</p><p>b</p>');
  await press('{Control>}z{/Control}');
  await expect.poll(last).toBe('<p>a</p><figure data-product="7"></figure><p>b</p>');
  await expect.element(page.getByText('Món số 7')).toBeVisible();
});
