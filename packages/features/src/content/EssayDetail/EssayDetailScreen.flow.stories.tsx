import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { Screen } from './EssayDetailScreen.tsx';

const meta = {
  title: 'screens/content/EssayDetail/flows',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{pathname + search + hash}</output>;
}

/** Another name in the address becomes the essay's own; where somebody came from and where they go stay. */
export const KeepsTheRestOfItsAddress: Story = {
  parameters: { path: 'essay-detail/32/ten-cu?utm_source=zalo#cuoi-bai' },
  decorators: [
    (Shown) => (
      <>
        <Shown />
        <Address />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.getByTestId('address')).toHaveTextContent(
      /^\/vi\/essay-detail\/32\/mot-can-phong-cho-su-im-lang\?utm_source=zalo#cuoi-bai$/,
    );
  },
};

const save = /^Lưu “/;
const at = { path: 'essay-detail/32/mot-can-phong-cho-su-im-lang' };

/** A guest signs in first and comes back to the essay; the press is kept until then. */
export const AGuestSignsInFirst: Story = {
  parameters: at,
  decorators: [
    (Shown) => (
      <>
        {useLocation().pathname.endsWith('/login') ? null : <Shown />}
        <Address />
      </>
    ),
  ],
  beforeEach: () => {
    localStorage.removeItem('hien-hearts');
    return () => localStorage.removeItem('hien-hearts');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: save }));
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(
        /^\/vi\/login\?next=%2Fvi%2Fessay-detail%2F32%2F/,
      ),
    );
    await expect(localStorage.getItem('hien-hearts')).toBe('["save:essay:32"]');
  },
};

const signedIn = () => {
  signInForStory();
  return signOutForStory;
};

/** The one a guest pressed is saved once they are back; a second press takes it away again. */
export const SavedOnComingBack: Story = {
  parameters: at,
  beforeEach: () => {
    localStorage.setItem('hien-hearts', '["save:essay:32"]');
    return signedIn();
  },
  play: async ({ canvas, userEvent }) => {
    const mark = await canvas.findByRole('button', { name: save });
    await waitFor(() => expect(mark).toHaveAttribute('aria-pressed', 'true'));
    await expect(localStorage.getItem('hien-hearts')).toBeNull();
    await userEvent.click(mark);
    await waitFor(() => expect(mark).toHaveAttribute('aria-pressed', 'false'));
  },
};

/** The server does not agree: the mark is empty again. */
export const NotSaved: Story = {
  parameters: { ...at, ...answers(mock('saveBookmark').error()) },
  beforeEach: signedIn,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const mark = await canvas.findByRole('button', { name: save });
    await userEvent.click(mark);
    await within(canvasElement.ownerDocument.body).findByText('Chưa lưu được, hãy thử lại.');
    await waitFor(() => expect(mark).toHaveAttribute('aria-pressed', 'false'));
  },
};
