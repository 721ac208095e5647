import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Screen } from '../ContractorViewEditorScreen.tsx';
import { opened, sendCompany, typeOver } from './story-steps.ts';

type Content = ReturnType<typeof fixtures.changedCompany>;
let saved: { expected_version: number; content: Content }[] = [];
let sent: unknown[] = [];
let asked = 0;

/** Where the draft of the story's company lies on this device. */
const place = 'hien-draft:company-1';
const at = (part: string) => ({ path: `contractor-view-editor/1?part=${part}` });

const meta = {
  title: 'screens/contractors/ContractorViewEditor/Company/flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'contractor-view-editor/1',
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

const draft = mock('readCompanyDraft');

type Draft = NonNullable<Parameters<typeof fixtures.companyDraft>[0]>;

/** The company's draft, otherwise than usual. */
const draftIs = (change: Draft) => draft.answer(() => ({ data: fixtures.companyDraft(change) }));

/** What the story's company typed, with something else in it. */
const typed = (change: Partial<NonNullable<Draft['content']>>) =>
  draftIs({ content: { ...fixtures.changedCompany(), ...change } });

const keeps = mock('saveCompanyDraft').answer(({ body }) => {
  saved.push(body);
  return {
    data: fixtures.companyDraft({ version: body.expected_version + 1, content: body.content }),
  };
});
const sends = mock('sendCompanyDraft').answer(({ body }) => {
  sent.push(body);
  return { data: fixtures.companyDraft({ state: 'waiting' }) };
});
const press = async (name: string | RegExp) => (await opened()).findByRole('button', { name });

/** From the mark to the form and back: what was typed stands on the page with what visitors read beside it, and the mark has the focus. */
export const EditsAPart: Story = {
  parameters: answers(draftIs({ content: fixtures.companyContent(), version: 0 }), keeps),
  play: async (context) => {
    const mark = await context.canvas.findByRole('button', { name: 'Sửa: Con người' });
    await context.userEvent.click(mark);
    await typeOver(context, 'team_size', '{Control>}a{/Control}31');
    await context.userEvent.click((await opened()).getByRole('button', { name: 'Tiếng Nhật' }));
    await waitFor(() =>
      expect(saved.at(-1)?.content).toMatchObject({
        team_size: 31,
        languages: ['vi', 'en', 'ja'],
      }),
    );
    await context.userEvent.click(await press('Xong'));
    await waitFor(() => expect(mark).toHaveFocus());
    const part = within(context.canvas.getByRole('region', { name: 'Con người' }));
    await expect(part.getByText('31')).toBeVisible();
    await expect(part.getAllByText('Khách đang thấy')).toHaveLength(2);
    await context.canvas.findByRole('button', { name: 'Gửi duyệt 2 mục' });
  },
};

/** What is typed goes over the version that was read; the next goes over the answer's, and nothing stays on this device. */
export const KeepsWhatIsTyped: Story = {
  parameters: { ...at('contact'), ...answers(keeps) },
  play: async (context) => {
    await typeOver(context, 'hotline', ' ');
    await waitFor(() => expect(saved).toHaveLength(1));
    await typeOver(context, 'website', '/');
    await waitFor(() => expect(saved[1]?.expected_version).toBe(4));
    await (await opened()).findByText(/^Đã lưu nháp lúc/);
    await expect(saved[0]?.expected_version).toBe(3);
    await expect(localStorage.getItem(place)).toBeNull();
  },
};

/** A save that fails leaves what was typed on this device. */
export const LosesNothing: Story = {
  parameters: { ...at('contact'), ...answers(mock('saveCompanyDraft').error(401)) },
  play: async (context) => {
    await typeOver(context, 'website', '/moi');
    await (await opened()).findByText(/Nội dung vẫn nằm trên máy này/);
    await expect(localStorage.getItem(place)).toContain('/moi');
  },
};

/** Nothing wrong is sent: the first part with a fault opens, and says it at its field. */
export const SaysWhatIsWrong: Story = {
  parameters: answers(
    typed({ website: 'javascript:alert(1)', budget_from: 2, budget_to: 1 }),
    keeps,
    sends,
  ),
  play: async (context) => {
    await sendCompany(context);
    const field = await (await opened()).findByLabelText(/^Chi phí trọn việc đến/);
    await expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/Chi phí đến phải từ chi phí bắt đầu/);
    await expect(sent).toEqual([]);
    await context.userEvent.click(await press('Xong'));
    await context.canvas.findByText(/^Còn 2 mục/);
    // What lies under the form is hidden until it has closed.
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: 'Sửa: Cách liên hệ' }),
    );
    await expect(await (await opened()).findByLabelText(/^Trang web/)).toBeInvalid();
  },
};

/** A field that was left is judged before anything is sent, one that is being typed in is not. */
export const JudgesWhatWasLeft: Story = {
  parameters: { ...at('contact'), ...answers(keeps) },
  play: async (context) => {
    await typeOver(context, 'website', '{Control>}a{/Control}javascript:alert(1)');
    await expect((await opened()).getByLabelText(/^Trang web/)).toBeValid();
    await context.userEvent.click(await press('Xong'));
    const part = within(await context.canvas.findByRole('region', { name: 'Cách liên hệ' }));
    await part.findByText(/^Địa chỉ trang web/);
    await waitFor(() => expect(saved).toHaveLength(1));
  },
};

/** What is kept already goes as it is. */
export const SendsIt: Story = {
  parameters: answers(keeps, sends),
  play: async (context) => {
    await sendCompany(context);
    await screen.findByText(/^Đã gửi/);
    await expect(sent).toEqual([{ expected_version: 3, key: expect.any(String) }]);
    await expect(saved).toEqual([]);
  },
};

/** All of it can be dropped, and had again. */
export const DropsAndHasItBack: Story = {
  parameters: answers(keeps),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bỏ các thay đổi' }));
    await waitFor(() => expect(saved.at(-1)?.content).toEqual(fixtures.companyContent()));
    await expect(canvas.getByRole('button', { name: 'Gửi duyệt' })).toHaveAccessibleDescription(
      'Chưa có gì khác với bản đang hiện.',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(saved.at(-1)?.content).toEqual(fixtures.changedCompany()));
  },
};

/** One part goes back to what visitors see; the others stay. */
export const TakesAPartBack: Story = {
  parameters: { ...at('team'), ...answers(keeps) },
  play: async ({ userEvent }) => {
    await userEvent.click(await press('Lấy lại bản khách đang thấy'));
    const { team_size, languages } = fixtures.companyContent();
    await waitFor(() =>
      expect(saved.at(-1)?.content).toEqual({
        ...fixtures.changedCompany(),
        team_size,
        languages,
      }),
    );
  },
};

/** A city is found without its accents, added, and taken away. */
export const AddsACity: Story = {
  parameters: { ...at('work'), ...answers(keeps) },
  play: async (context) => {
    await typeOver(context, 'work_cities', 'can tho');
    await context.userEvent.keyboard('{ArrowDown}{Enter}');
    await context.userEvent.click(await press('Bỏ Tây Ninh'));
    await waitFor(() => expect(saved.at(-1)?.content.work_cities).toContain('Cần Thơ'));
    await waitFor(() => expect(saved.at(-1)?.content.work_cities).not.toContain('Tây Ninh'));
  },
};

const theirs = { ...fixtures.changedCompany(), team_size: 40 };
const conflict = mock('saveCompanyDraft').answer(({ body }) => {
  saved.push(body);
  return { data: fixtures.companyDraft({ version: 10, content: body.content }) };
});

/** Another version is on the server than this device typed over: both are shown, and the other one can be taken. */
export const TakesTheOtherVersion: Story = {
  parameters: answers(draftIs({ version: 9, content: theirs }), conflict),
  beforeEach: () =>
    localStorage.setItem(
      place,
      JSON.stringify({ version: 2, content: { ...fixtures.changedCompany(), team_size: 7 } }),
    ),
  play: async ({ canvas, userEvent }) => {
    const choice = within(await canvas.findByRole('alert'));
    await expect(choice.getByText('40')).toBeVisible();
    await expect(choice.getByText('7')).toBeVisible();
    await userEvent.click(choice.getByRole('button', { name: 'Lấy bản kia' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    const part = within(canvas.getByRole('region', { name: 'Con người' }));
    await expect(part.getByText('40')).toBeVisible();
    await expect(saved).toEqual([]);
    await expect(localStorage.getItem(place)).toBeNull();
  },
};

/** Or this one goes over it. */
export const KeepsItsOwnVersion: Story = {
  ...TakesTheOtherVersion,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Giữ bản này' }));
    await waitFor(() => expect(saved[0]?.expected_version).toBe(9));
    await expect(saved[0]?.content.team_size).toBe(7);
  },
};

/** What another company typed on this device is not opened. */
export const OpensOnlyItsOwn: Story = {
  parameters: answers(keeps),
  beforeEach: () =>
    localStorage.setItem(
      'hien-draft:company-2',
      JSON.stringify({ version: 3, content: { ...fixtures.changedCompany(), team_size: 99 } }),
    ),
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'Con người' }));
    await expect(part.queryByText('99')).toBeNull();
    await expect(saved).toEqual([]);
  },
};

/** Taken back from staff, it can be typed in again. */
export const TakesItBack: Story = {
  parameters: answers(
    draft.answer(() => {
      asked += 1;
      return {
        data: fixtures.companyDraft({
          state: asked === 1 ? 'waiting' : 'draft',
          version: asked === 1 ? 3 : 4,
        }),
      };
    }),
    mock('withdrawCompanyDraft').answer({ data: fixtures.companyDraft({ version: 4 }) }),
  ),
  play: async ({ canvas, userEvent }) => {
    const back = await canvas.findByRole('button', { name: 'Rút lại để sửa' });
    await expect(canvas.queryByRole('button', { name: /^Sửa: / })).toBeNull();
    await userEvent.click(back);
    await expect(await canvas.findAllByRole('button', { name: /^Sửa: / })).toHaveLength(6);
  },
};

/** Staff decided while it was looked at: what is there now is shown, with why the press did nothing. */
export const ShowsWhatStaffDecidedMeanwhile: Story = {
  parameters: answers(
    draft.answer(() => {
      asked += 1;
      return {
        data: fixtures.companyDraft(
          asked === 1 ? { state: 'waiting' } : { state: 'rejected', rejection: 'Ảnh mờ' },
        ),
      };
    }),
    mock('withdrawCompanyDraft').error(422, { code: 'EVENT_REFUSED' }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rút lại để sửa' }));
    await canvas.findByText('Ảnh mờ');
    await expect(canvas.getByRole('alert')).toBeVisible();
    await canvas.findByRole('button', { name: /^Gửi duyệt/ });
  },
};

let takenBack: unknown[] = [];

/** What waits is taken back at its own version, whatever lies on this device. */
export const TakesBackWhatWasSentElsewhere: Story = {
  parameters: answers(
    draftIs({ state: 'waiting', version: 5 }),
    mock('withdrawCompanyDraft').answer(({ body }) => {
      takenBack.push(body);
      return { data: fixtures.companyDraft({ version: 6 }) };
    }),
  ),
  beforeEach: () => {
    takenBack = [];
    localStorage.setItem(
      place,
      JSON.stringify({ version: 2, content: { ...fixtures.changedCompany(), team_size: 7 } }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rút lại để sửa' }));
    await waitFor(() => expect(takenBack).toEqual([{ expected_version: 5 }]));
  },
};

/** Sent in another tab while this one types: what waits is shown instead of its form, and what was typed stays on this device. */
export const ShowsWhatWasSentElsewhere: Story = {
  parameters: {
    ...at('team'),
    ...answers(
      draft.answer(() => {
        asked += 1;
        return { data: fixtures.companyDraft({ state: asked === 1 ? 'draft' : 'waiting' }) };
      }),
      mock('saveCompanyDraft').error(409),
    ),
  },
  play: async (context) => {
    await typeOver(context, 'team_size', '{Control>}a{/Control}77');
    await context.userEvent.click(
      await (await opened()).findByRole('button', { name: 'Xem bản đang chờ' }),
    );
    await context.canvas.findByRole('button', { name: 'Rút lại để sửa' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(localStorage.getItem(place)).toContain('"team_size":77');
  },
};
