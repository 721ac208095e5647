import {
  MockFailure,
  answers,
  fixtures,
  mock,
  signInForStory,
  signOutForStory,
} from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pictures } from '../../shared/forms/story-pictures.ts';
import { Screen } from './ContractorViewEditorScreen.tsx';
import { pressSend, typeInto } from './story-steps.ts';

type Saved = {
  expected_version: number;
  content: {
    location: string;
    area: number | null;
    pictures: unknown[];
    project_name: object;
    description: object;
  };
};
let saved: Saved[] = [];
let sent: unknown[] = [];
let asked = 0;

/** Where the draft of a new project of the story's company lies on this device. */
const place = 'hien-draft:project-1-new';

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
    asked = 0;
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
    await waitFor(() => expect(saved.length).toBe(1));
    await expect([saved[0]?.expected_version, saved[0]?.content.location]).toEqual([
      3,
      'Chung cư Bến Mới A',
    ]);
    await typeInto(context, 'project-location', '2');
    await waitFor(() => expect(saved[1]?.expected_version).toBe(4));
    await context.canvas.findByText(/^Đã lưu nháp lúc/);
    await expect(localStorage.getItem(place)).toBeNull();
  },
};

/** A save that fails leaves what was typed on this device. */
export const LosesNothing: Story = {
  parameters: answers(mock('saveProjectDraft').error(401)),
  play: async (context) => {
    await typeInto(context, 'project-location', ' A');
    await context.canvas.findByText(/Nội dung vẫn nằm trên máy này/);
    await expect(localStorage.getItem(place)).toContain('Bến Mới A');
  },
};

/** A name and a text in another language are kept beside the Vietnamese, and the meter says how much is written. */
export const WritesInOtherLanguages: Story = {
  parameters: answers(keeps),
  play: async (context) => {
    const { canvas } = context;
    // Something is written already, so nothing has to be opened first.
    await canvas.findByText(/^Tiếng Anh và tiếng Hàn: 1 trên 4/);
    await typeInto(context, 'project-project_name-en', ' by the river');
    await typeInto(context, 'project-description-ko', '주방 벽을 없앴습니다.');
    await waitFor(() =>
      expect(saved.at(-1)?.content).toMatchObject({
        project_name: { en: 'Flat of 72 m², Thao Dien by the river' },
        description: { ko: '주방 벽을 없앴습니다.' },
      }),
    );
    await canvas.findByText(/^Tiếng Anh và tiếng Hàn: 2 trên 4/);
  },
};

/** The pictures are ordered by keys alone, and what was told of each goes with it. */
export const OrdersPicturesByKeys: Story = {
  parameters: answers(whole, keeps),
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Ảnh đã chọn' });
    // A picture that was sent earlier is called by its place, not by its file.
    within(list).getByRole('button', { name: 'Đổi chỗ Ảnh 3' }).focus();
    await userEvent.keyboard(' {ArrowLeft}{ArrowLeft} ');
    await waitFor(() =>
      expect(saved.at(-1)?.content.pictures[0]).toMatchObject(
        fixtures.wholeProject.pictures[2] ?? {},
      ),
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

/** A whole project that is kept already goes as it is: the same press again is the same sending. */
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
    await screen.findByText(/^Đã gửi/);
    await expect(sent).toEqual([{ id: null, expected_version: 3, key: expect.any(String) }]);
    await expect(saved).toEqual([]);
  },
};

/** A draft is thrown away only after a question. */
export const Deletes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bỏ bản nháp' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Xóa' }));
    await screen.findByText('Đã xóa.');
  },
};

/** What another company typed on this device is not opened, and not saved. */
export const OpensOnlyItsOwn: Story = {
  parameters: answers(keeps),
  beforeEach: () => {
    for (const name of ['hien-draft:project-2-new', 'hien-draft:project-new'])
      localStorage.setItem(name, JSON.stringify({ version: 3, content: { location: 'Của ai' } }));
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('#project-location')).toHaveValue('Chung cư Bến Mới'),
    );
    await expect(saved).toEqual([]);
  },
};

/** What this device has was typed over another version: it is asked which one counts before anything is sent. */
export const AsksBeforeAnOldText: Story = {
  parameters: answers(keeps),
  beforeEach: () =>
    localStorage.setItem(
      place,
      JSON.stringify({ version: 2, content: { location: 'Chung cư Bến Cũ' } }),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const mine = await canvas.findByRole('button', { name: 'Giữ bản này' });
    await expect(canvasElement.querySelector('#project-location')).toHaveValue('Chung cư Bến Cũ');
    await expect(saved).toEqual([]);
    await userEvent.click(mine);
    await waitFor(() => expect(saved.length).toBe(1));
    await expect([saved[0]?.expected_version, saved[0]?.content.location]).toEqual([
      3,
      'Chung cư Bến Cũ',
    ]);
    await waitFor(() => expect(localStorage.getItem(place)).toBeNull());
  },
};

/** Another tab typed meanwhile: its copy on this device stays. */
export const LeavesTheCopyOfAnotherTab: Story = {
  parameters: answers(
    mock('saveProjectDraft').answer(({ body }) => {
      localStorage.setItem(place, JSON.stringify({ version: 3, content: { location: 'Thẻ kia' } }));
      return {
        data: { ...draft, copies: [], id: null, version: 4, content: body.content },
      };
    }),
  ),
  play: async (context) => {
    await typeInto(context, 'project-location', ' A');
    await context.canvas.findByText(/^Đã lưu nháp lúc/);
    await waitFor(() => expect(localStorage.getItem(place)).toContain('Thẻ kia'));
  },
};

/** The new project was sent in another tab: the way leads to the list, and nothing is made twice by a key. */
export const LeadsToTheListWhenItWasSent: Story = {
  parameters: answers(
    mock('saveProjectDraft').error(409, {
      code: 'VERSION_CONFLICT',
      body: { current: { version: 9, saved_at: null } },
    }),
  ),
  play: async (context) => {
    await typeInto(context, 'project-location', ' A');
    const link = await context.canvas.findByRole('link', { name: 'Xem danh sách' });
    await expect(context.canvas.queryByRole('button', { name: 'Lấy bản kia' })).toBeNull();
    await context.userEvent.click(link);
    await context.canvas.findByRole('heading', { name: 'Công trình' });
  },
};

/** Staff decided while it was looked at: what is there now is shown, with why the press did nothing. */
export const ShowsWhatStaffDecidedMeanwhile: Story = {
  parameters: {
    path: 'contractor-view-editor/1?project=41',
    ...answers(
      mock('readProjectDraft').answer(() => {
        asked += 1;
        return {
          data: {
            ...draft,
            copies: [],
            id: 41,
            version: 3,
            state: asked === 1 ? ('waiting' as const) : ('rejected' as const),
            rejection: asked === 1 ? null : 'Ảnh mờ',
            content: fixtures.onProjectWire(fixtures.wholeProject),
          },
        };
      }),
      mock('withdrawProject').error(422, { code: 'EVENT_REFUSED' }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rút lại để sửa' }));
    await canvas.findByText('Ảnh mờ');
    await canvas.findByRole('button', { name: 'Gửi duyệt' });
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

/** A picture is not up yet: the project waits for it, or for somebody to take it away. */
export const WaitsForItsPictures: Story = {
  parameters: answers(
    whole,
    keeps,
    mock('uploadImages').answer(() => {
      throw new MockFailure(500);
    }),
    mock('sendProjectDraft').answer(({ body }) => {
      sent.push(body);
      return null as never;
    }),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLInputElement>('#project-pictures');
      if (found === null) throw new Error('no uploader yet');
      return found;
    });
    await userEvent.upload(input, pictures(1));
    await canvas.findByRole('button', { name: /^Tải lại phong-/ });
    const button = canvas.getByRole('button', { name: 'Gửi duyệt' });
    await waitFor(() => expect(button).toHaveAccessibleDescription(/Còn 1 ảnh chưa tải lên xong/));
    await userEvent.click(button);
    await expect(sent).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: /^Xóa phong-/ }));
    await waitFor(() => expect(button).not.toHaveAccessibleDescription());
  },
};

/** A picture from while the works went on has none from before; taking the mark away brings it back. */
export const MarksAPicture: Story = {
  parameters: answers(whole, keeps),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Ảnh trước khi làm và ảnh đang làm'));
    const [first] = canvas.getAllByRole('checkbox', { name: 'Chụp lúc đang thi công' });
    if (first === undefined) throw new Error('no mark');
    await userEvent.click(first);
    await waitFor(() =>
      expect(saved.at(-1)?.content.pictures[0]).toMatchObject({ before: '', during: true }),
    );
    await userEvent.click(first);
    await waitFor(() =>
      expect(saved.at(-1)?.content.pictures[0]).toMatchObject(
        fixtures.wholeProject.pictures[0] ?? {},
      ),
    );
  },
};

/** Thousands as people type them. */
export const ReadsThousands: Story = {
  parameters: answers(whole, keeps),
  play: async (context) => {
    await typeInto(context, 'project-area', '{Control>}a{/Control}1.200');
    await waitFor(() => expect(saved.at(-1)?.content.area).toBe(1200));
  },
};

/** The list is asked for when the editor is left, not with every key. */
export const AsksForTheListOnceItIsLeft: Story = {
  parameters: answers(
    mock('listOwnProjects').answer(({ language }) => {
      asked += 1;
      return { data: fixtures.ownPortfolio(language) };
    }),
    keeps,
  ),
  play: async (context) => {
    await typeInto(context, 'project-location', ' A');
    const before = asked;
    await waitFor(() => expect(saved.length).toBe(1));
    await typeInto(context, 'project-location', '2');
    await waitFor(() => expect(saved.length).toBe(2));
    await context.canvas.findByText(/^Đã lưu nháp lúc/);
    await expect(asked).toBe(before);
    await context.userEvent.click(context.canvas.getByRole('link', { name: '← Trang công ty' }));
    await waitFor(() => expect(asked).toBe(before + 1));
  },
};
