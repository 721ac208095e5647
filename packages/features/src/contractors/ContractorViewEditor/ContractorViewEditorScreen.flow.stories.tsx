import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Screen } from './ContractorViewEditorScreen.tsx';
import { patience, pressSend, typeInto } from './story-steps.ts';

type Saved = { expected_version: number; content: { location: string; pictures: unknown[] } };
let saved: Saved[] = [];
let sent: unknown[] = [];

const meta = {
  title: 'screens/contractors/ContractorViewEditor/flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'contractor-view-editor/1?project=new',
    chromatic: { disableSnapshot: true },
  },
  globals: { language: 'vi' },
  beforeEach: () => {
    saved = [];
    sent = [];
    localStorage.clear();
    signInForStory('partner');
    return () => {
      localStorage.clear();
      signOutForStory();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const draft = {
  id: null,
  state: 'draft',
  live: null,
  rejection: null,
  copies: [],
  saved_at: '2026-03-06T02:15:00.000Z',
} as const;
const whole = mock('readProjectDraft').answer({
  data: {
    ...draft,
    copies: [],
    version: 3,
    content: fixtures.onProjectWire(fixtures.wholeProject),
  },
});
const keeps = mock('saveProjectDraft').answer(({ body }) => {
  saved.push(body);
  return {
    data: {
      ...draft,
      copies: [],
      id: body.id,
      version: body.expected_version + 1,
      content: body.content,
    },
  };
});

/** What is typed goes to the server after a rest, over the version that was read; the next goes over the answer's. */
export const KeepsWhatIsTyped: Story = {
  parameters: answers(keeps),
  play: async (context) => {
    await typeInto(context, 'project-location', ' A');
    await waitFor(() => expect(saved.length).toBe(1), patience);
    await expect([saved[0]?.expected_version, saved[0]?.content.location]).toEqual([
      3,
      'Chung cư Bến Mới A',
    ]);
    await typeInto(context, 'project-location', '2');
    await waitFor(() => expect(saved[1]?.expected_version).toBe(4), patience);
    await context.canvas.findByText(/^Đã lưu nháp lúc/, {}, patience);
    await expect(localStorage.getItem('hien-draft:project-new')).toBeNull();
  },
};

/** A save that fails leaves what was typed on this device. */
export const LosesNothing: Story = {
  parameters: answers(mock('saveProjectDraft').error(401)),
  play: async (context) => {
    await typeInto(context, 'project-location', ' A');
    await context.canvas.findByText(/Nội dung vẫn nằm trên máy này/, {}, patience);
    await expect(localStorage.getItem('hien-draft:project-new')).toContain('Bến Mới A');
  },
};

/** The pictures are ordered by keys alone, and what was told of each goes with it. */
export const OrdersPicturesByKeys: Story = {
  parameters: answers(whole, keeps),
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Ảnh đã chọn' }, patience);
    const [, , third] = within(list).getAllByRole('button', { name: /^Đổi chỗ/ });
    if (third === undefined) throw new Error('no handle');
    third.focus();
    await userEvent.keyboard(' {ArrowLeft}{ArrowLeft} ');
    await waitFor(
      () =>
        expect(saved.at(-1)?.content.pictures[0]).toMatchObject(
          fixtures.wholeProject.pictures[2] ?? {},
        ),
      patience,
    );
  },
};

/** Nothing incomplete is sent: what is missing is said at its field, and the first one has the focus. */
export const SaysWhatIsMissing: Story = {
  parameters: answers(
    mock('sendProjectDraft').answer(({ body }) => {
      sent.push(body);
      return null as never;
    }),
  ),
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await pressSend(context);
    await expect(sent).toEqual([]);
    await canvas.findByText(/^Còn 5 mục/);
    await expect(canvasElement.querySelector('#project-description')).toHaveFocus();
  },
};

/** A whole project goes with the version that was saved last. */
export const SendsIt: Story = {
  parameters: answers(
    whole,
    keeps,
    mock('sendProjectDraft').answer(({ body }) => {
      sent.push(body);
      return {
        data: {
          ...draft,
          copies: [],
          id: 3,
          version: 4,
          state: 'waiting',
          content: fixtures.onProjectWire(fixtures.wholeProject),
        },
      };
    }),
  ),
  play: async (context) => {
    await pressSend(context);
    await screen.findByText(/^Đã gửi/, {}, patience);
    await expect(sent).toEqual([{ id: null, expected_version: 4, key: expect.any(String) }]);
  },
};

/** A draft is thrown away only after a question. */
export const Deletes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bỏ bản nháp' }, patience));
    const dialog = within(await screen.findByRole('alertdialog', {}, patience));
    await userEvent.click(dialog.getByRole('button', { name: 'Xóa' }));
    await screen.findByText('Đã xóa.', {}, patience);
  },
};
