import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Screen } from '../ShopManager/ShopManagerScreen.tsx';

let saved: {
  name: string;
  words: string | null;
  fields: object | null;
  expectedVersion: number;
}[] = [];
let ordered: (readonly number[])[] = [];

const meta = {
  title: 'screens/seller/ShopManager/Templates/Flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'shop-manager/templates',
    chromatic: { disableSnapshot: true },
  },
  globals: { language: 'vi' },
  beforeEach: () => {
    saved = [];
    ordered = [];
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

const template = (words: string, version: number) => ({
  id: 11,
  kind: 'answer' as const,
  version,
  name: 'Còn hàng',
  fields: null,
  words,
  changedAt: '2026-03-06T02:50:00.000Z',
});

const keeps = mock('saveShopTemplate').answer(({ body }) => {
  saved.push(body);
  return {
    id: body.id ?? 30,
    kind: body.kind,
    version: body.expectedVersion + 1,
    name: body.name,
    fields: body.fields,
    words: body.words,
    changedAt: '2026-03-06T03:00:00.000Z',
  };
});

/** A place is put where the cursor stands; the preview has it filled in. */
export const WritesAnAnswer: Story = {
  parameters: { path: 'shop-manager/templates?kind=answer&plan=new', ...answers(keeps) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Tên mẫu/), 'Lời chào');
    const words = canvas.getByLabelText(/^Câu trả lời/);
    await userEvent.type(words, 'Chào ');
    await userEvent.click(canvas.getByRole('button', { name: 'người hỏi' }));
    await waitFor(() => expect(words).toHaveFocus());
    await userEvent.type(words, '!');
    await expect(words).toHaveValue('Chào {người hỏi}!');
    await canvas.findByText('Chào Hồng V.!');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await screen.findByText('Đã lưu');
    await expect(saved[0]).toMatchObject({
      name: 'Lời chào',
      words: 'Chào {người hỏi}!',
      fields: null,
    });
  },
};

/** A place that nobody could fill in is refused before it is sent. */
export const RefusesAnUnknownPlace: Story = {
  parameters: { path: 'shop-manager/templates?kind=answer&edit=11', ...answers(keeps) },
  play: async ({ canvas, userEvent }) => {
    const words = await canvas.findByLabelText(/^Câu trả lời/);
    await userEvent.type(words, ' Giá {{giá}.');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect((await canvas.findAllByText(/^Có chỗ trống trong ngoặc/)).length).toBeGreaterThan(
      0,
    );
    await expect(saved).toEqual([]);
  },
};

/** What was typed of a part comes back when it is ticked again; a part that is open is named at its field. */
export const TicksParts: Story = {
  parameters: { path: 'shop-manager/templates?kind=item&plan=new', ...answers(keeps) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Tên mẫu/), 'Bảo quản');
    const care = canvas.getByRole('checkbox', { name: /^Bảo quản/ });
    await userEvent.click(care);
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(
      (await canvas.findAllByText('Còn phần đã chọn chưa điền xong.')).length,
    ).toBeGreaterThan(0);
    const [vi] = await canvas.findAllByRole('textbox', { name: /^Tiếng Việt/ });
    if (vi === undefined) throw new Error('no field');
    await userEvent.type(vi, 'Lau khô.');
    await userEvent.click(care);
    await userEvent.click(care);
    await expect((await canvas.findAllByRole('textbox', { name: /^Tiếng Việt/ }))[0]).toHaveValue(
      'Lau khô.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await screen.findByText('Đã lưu');
    await expect(saved[0]?.fields).toEqual({ handling: { vi: 'Lau khô.', en: '', ko: '' } });
  },
};

/** By the keyboard: the second goes before the first, and it is said where it is now. */
export const PutsIntoOrder: Story = {
  parameters: answers(
    mock('orderShopTemplates').answer(({ body }) => {
      ordered.push(body.ids);
      return { items: [] };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const up = await canvas.findByRole('button', { name: /^Đưa “Hàng cồng kềnh.* lên$/ });
    up.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/đứng thứ 1 trong 2$/);
    await expect(ordered).toEqual([[2, 1]]);
  },
};

/** Removing asks nothing: it can be undone. */
export const RemovesAndUndoes: Story = {
  parameters: { path: 'shop-manager/templates?kind=answer' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xóa “Còn hàng”' }));
    await screen.findByText('Đã xóa “Còn hàng”');
    await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(screen.queryByText('Đã xóa “Còn hàng”')).toBeNull());
  },
};

/** A colleague was first: one's own words go over theirs only after somebody said so. */
export const KeepsMine: Story = {
  parameters: {
    path: 'shop-manager/templates?kind=answer&edit=11',
    // The list was read before the colleague saved: what is kept is of version 2.
    ...answers(mock('listShopTemplates').answer({ items: [template('Còn hàng nhé.', 1)] })),
  },
  play: async ({ canvas, userEvent }) => {
    const words = await canvas.findByLabelText(/^Câu trả lời/);
    await userEvent.clear(words);
    await userEvent.type(words, 'Bản của tôi.');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await canvas.findByText(/xưởng gửi trong 2 ngày làm việc/);
    await expect(words).toHaveValue('Bản của tôi.');
    await userEvent.click(canvas.getByRole('button', { name: 'Giữ bản của tôi' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    // Refused again, unless it goes over the version that was read.
    await screen.findByText('Đã lưu');
  },
};

/** … or theirs take the place of one's own. */
export const TakesTheirs: Story = {
  parameters: {
    path: 'shop-manager/templates?kind=answer&edit=11',
    ...answers(
      mock('saveShopTemplate').error(409, {
        code: 'VERSION_CONFLICT',
        body: { current: template('Bản của Lan.', 7) },
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText(/^Câu trả lời/);
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Lấy bản kia' }));
    await expect(await canvas.findByLabelText(/^Câu trả lời/)).toHaveValue('Bản của Lan.');
  },
};

/** A saved answer is put into the answer to a buyer, with what it is about and who asks; it can be taken back. */
export const AnswersABuyer: Story = {
  parameters: { path: 'shop-manager/qna' },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Trả lời' });
    if (first === undefined) throw new Error('nothing to answer');
    await userEvent.click(first);
    await userEvent.click(await canvas.findByRole('button', { name: 'Câu trả lời lưu sẵn' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Còn hàng/ }));
    const box = canvas.getByRole('textbox', { name: /Hồng V/ });
    await waitFor(() =>
      expect((box as HTMLTextAreaElement).value).toMatch(/^Chào Hồng V\., .+ đang còn hàng/),
    );
    await expect((box as HTMLTextAreaElement).value).not.toContain('{');
    await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(box).toHaveValue(''));
  },
};

/** Taking it back leaves what was typed behind it since. */
export const UndoKeepsWhatIsTypedSince: Story = {
  parameters: { path: 'shop-manager/qna' },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Trả lời' });
    if (first === undefined) throw new Error('nothing to answer');
    await userEvent.click(first);
    const box = await canvas.findByRole('textbox', { name: /Hồng V/ });
    await userEvent.type(box, 'Dạ.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Câu trả lời lưu sẵn' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Còn hàng/ }));
    await waitFor(() =>
      expect((box as HTMLTextAreaElement).value).toMatch(/^Dạ\.\n\nChào Hồng V\., /),
    );
    await userEvent.type(box, ' Cảm ơn chị.');
    await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(box).toHaveValue('Dạ. Cảm ơn chị.'));
  },
};

/** Where there is no room for a saved answer, it is said, and what was typed stays as it is. */
export const RefusesWhatIsTooLong: Story = {
  parameters: {
    path: 'shop-manager/qna',
    ...answers(mock('listShopTemplates').answer({ items: [template('a'.repeat(4_997), 1)] })),
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Trả lời' });
    if (first === undefined) throw new Error('nothing to answer');
    await userEvent.click(first);
    const box = await canvas.findByRole('textbox', { name: /Hồng V/ });
    await userEvent.type(box, 'Dạ.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Câu trả lời lưu sẵn' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Còn hàng/ }));
    await screen.findByText(/dài quá 5\.000 ký tự/);
    await expect(box).toHaveValue('Dạ.');
  },
};

/** Nothing was ever saved: the way to the first one. */
export const NoAnswersYet: Story = {
  parameters: { path: 'shop-manager/qna', ...answers(mock('listShopTemplates').empty()) },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Trả lời' });
    if (first === undefined) throw new Error('nothing to answer');
    await userEvent.click(first);
    const row = within(
      canvas.getByRole('textbox', { name: /Hồng V/ }).closest('form') ?? document.body,
    );
    await row.findByRole('link', { name: 'Lưu câu trả lời hay dùng' });
  },
};
