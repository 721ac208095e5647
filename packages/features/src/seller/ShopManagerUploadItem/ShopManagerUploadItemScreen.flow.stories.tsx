import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pictures } from '../../shared/forms/story-pictures.ts';
import { Screen } from './ShopManagerUploadItemScreen.tsx';
import { sendButton, typeInto } from './story-steps.ts';

let saved: {
  expectedVersion: number;
  content: { sku: string; options: unknown[]; connections: unknown[] };
}[] = [];
let sent: unknown[] = [];
let isTheirs = false;

const meta = {
  title: 'screens/seller/ShopManagerUploadItem/Flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'shop-manager/upload-item/new',
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

const keeps = mock('saveItemDraft').answer(({ body }) => {
  saved.push(body);
  return {
    id: body.id,
    draft: null,
    version: body.expectedVersion + 1,
    state: 'draft',
    content: body.content,
    live: null,
    rejection: null,
    stopped: null,
    savedAt: '2026-03-06T03:00:00.000Z',
  };
});

/** Where the draft of a new item lies on this device: it is the member's, whoever signs in next. */
const place = `hien-draft:item-${fixtures.partner.id}-new`;

/** What staff stopped says by which rule, in which words, and what to do now. */
export const StoppedByStaff: Story = {
  parameters: {
    path: 'shop-manager/upload-item/1',
    ...answers(
      mock('readItemDraft').answer({
        id: 1,
        draft: null,
        version: 1,
        state: 'rejected',
        content: fixtures.mutable(fixtures.itemContentOf(1)),
        live: null,
        rejection: null,
        stopped: { rule: 'counterfeit', reason: fixtures.whyItemStopped.vi },
        savedAt: null,
      }),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Hiên đã ngừng bán sản phẩm này');
    await expect(canvas.getByText(/^Không bán hàng giả/)).toBeVisible();
    await expect(canvas.getByText(fixtures.whyItemStopped.vi)).toBeVisible();
    await expect(canvas.getByText(/gửi duyệt. Sản phẩm được bán lại/)).toBeVisible();
  },
};

/** What is typed goes to the server after a rest, over the version that was read; the next goes over the answer's. */
export const KeepsWhatIsTyped: Story = {
  parameters: answers(keeps),
  play: async (context) => {
    // One key: on a busy machine two can be a rest apart, and each is saved.
    await typeInto(context, 'item-sku', 'A');
    await waitFor(() => expect(saved.length).toBe(1));
    await expect([saved[0]?.expectedVersion, saved[0]?.content.sku]).toEqual([3, 'HM-GHE-24A']);
    await typeInto(context, 'item-sku', 'B');
    await waitFor(() => expect(saved[1]?.expectedVersion).toBe(4));
    await context.canvas.findByText(/^Đã lưu nháp lúc/);
    await expect(localStorage.getItem(place)).toBeNull();
  },
};

/** The session ends in the middle: what was typed lies on this device, and one press tries again. */
export const LosesNothing: Story = {
  parameters: answers(mock('saveItemDraft').error(401)),
  play: async (context) => {
    await typeInto(context, 'item-sku', '-A');
    await context.canvas.findByText(/Nội dung vẫn nằm trên máy này/);
    await expect(localStorage.getItem(place)).toContain('HM-GHE-24-A');
  },
};

/** After the session ended and its member signed in again, what lay on this device is there, and goes to the server with the next key. */
export const ComesBackAfterTheSessionEnded: Story = {
  parameters: answers(keeps),
  beforeEach: () => {
    localStorage.setItem(
      place,
      JSON.stringify({ version: 3, content: { ...fixtures.begunItem, sku: 'HM-GHE-24-KEPT' } }),
    );
  },
  play: async (context) => {
    await context.canvas.findByDisplayValue('HM-GHE-24-KEPT');
    await typeInto(context, 'item-sku', '-B');
    await waitFor(() => expect(saved.at(-1)?.content.sku).toBe('HM-GHE-24-KEPT-B'));
    await waitFor(() => expect(localStorage.getItem(place)).toBeNull());
  },
};

/** A colleague's words are taken where the page stands: nothing else of it is loaded anew. */
export const TakesTheirs: Story = {
  parameters: answers(
    mock('readItemDraft').answer(() => ({
      id: null,
      draft: '',
      version: isTheirs ? 9 : 3,
      state: 'draft',
      content: fixtures.mutable({
        ...fixtures.begunItem,
        ...(isTheirs ? { sku: 'HM-CUA-HO' } : {}),
      }),
      live: null,
      rejection: null,
      stopped: null,
      savedAt: '2026-03-06T02:15:00.000Z',
    })),
    mock('saveItemDraft').error(409, {
      code: 'VERSION_CONFLICT',
      body: { current: { version: 9 } },
    }),
  ),
  beforeEach: () => {
    isTheirs = false;
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typeInto(context, 'item-sku', '-A');
    const theirs = await canvas.findByRole('button', { name: 'Lấy bản kia' });
    isTheirs = true;
    await userEvent.click(theirs);
    await canvas.findByDisplayValue('HM-CUA-HO');
    await expect(canvas.queryByRole('button', { name: 'Lấy bản kia' })).toBeNull();
    await expect(localStorage.getItem(place)).toBeNull();
  },
};

/** Of an item that is not there one goes on to the list. */
export const LeadsToTheList: Story = {
  parameters: answers(mock('readItemDraft').notFound()),
  play: async ({ canvas }) => {
    await canvas.findByText('Không có sản phẩm này trong gian hàng');
    // Above it, and where one goes on.
    const links = canvas.getAllByRole('link', { name: 'Danh sách sản phẩm' });
    await expect(links).toHaveLength(2);
    for (const link of links)
      await expect(link).toHaveAttribute('href', expect.stringMatching(/shop-manager\/items$/));
  },
};

/** Three kinds make their rows; a spreadsheet is pasted into them; a number is filled down. */
export const MakesOptions: Story = {
  parameters: { path: 'shop-manager/upload-item/new?step=options', ...answers(keeps) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Nhóm 1' }), 'Sồi, Óc chó,');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nhóm 2' }), 'M, L, XL,');
    await userEvent.click(canvas.getByRole('button', { name: 'Thay bảng bằng 6 dòng' }));
    const first = await canvas.findByLabelText('Tên (tiếng Việt), dòng 1');
    await expect(first).toHaveValue('Sồi / M');
    await userEvent.click(first);
    await userEvent.paste('Gỗ sồi\tG-1\t1.250.000\t5\nÓc chó\tG-2\t0\t7');
    await expect(await canvas.findByLabelText('Cộng thêm, dòng 1')).toHaveValue('1.250.000');
    await expect(canvas.getByLabelText('Tồn kho, dòng 2')).toHaveValue('7');
    await userEvent.click(canvas.getByRole('button', { name: 'Chép tồn kho dòng đầu xuống' }));
    const stocks = [...canvasElement.querySelectorAll<HTMLInputElement>('[data-column="stock"]')];
    await expect(stocks.map(({ value }) => value)).toEqual(['5', '5', '5', '5', '5', '5']);
    await waitFor(() => expect(saved.at(-1)?.content.options).toHaveLength(6));
  },
};

let gate = Promise.withResolvers<void>();

/** Whoever goes on while a picture is on its way has it in the draft when it is up; until then the item is not sent. */
export const GoesOnWhileAPictureIsOnItsWay: Story = {
  beforeEach: () => {
    gate = Promise.withResolvers<void>();
  },
  parameters: {
    path: 'shop-manager/upload-item/new?step=pictures',
    ...answers(
      keeps,
      mock('uploadImages').answer(async () => {
        await gate.promise;
        return { data: ['/media/uploads/sau.avif'] };
      }),
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const add = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
      if (found === null) throw new Error('no pictures yet');
      return found;
    });
    await userEvent.upload(add, pictures(1));
    await canvas.findByRole('progressbar');
    await userEvent.click(canvas.getByRole('link', { name: /Xem lại/ }));
    const send = await canvas.findByRole('button', { name: sendButton });
    await expect(send).toHaveAccessibleDescription(/1 ảnh/);
    gate.resolve();
    await waitFor(() => expect(send).not.toHaveAccessibleDescription(/1 ảnh/));
    await waitFor(() => expect(JSON.stringify(saved.at(-1))).toContain('/media/uploads/sau.avif'));
  },
};

/** A new item goes on sale on a day that its shop names; one that is over is said at the field. */
export const NamesItsDay: Story = {
  parameters: { path: 'shop-manager/upload-item/new?step=delivery', ...answers(keeps) },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(/^Ngày mở bán/);
    await userEvent.type(field, '05/12/2026');
    await userEvent.tab();
    await waitFor(() => expect(saved.at(-1)?.content).toMatchObject({ visibleOn: '2026-12-05' }));
    await userEvent.clear(field);
    await userEvent.type(field, '05/03/2026');
    await userEvent.tab();
    await waitFor(() => expect(saved.at(-1)?.content).toMatchObject({ visibleOn: '2026-03-05' }));
    const [check] = canvas.getAllByRole('link', { name: /Xem lại và gửi/ });
    if (check) await userEvent.click(check);
    await userEvent.click(await canvas.findByRole('button', { name: sendButton }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Ngày mở bán' }));
    await canvas.findByText('Ngày mở bán phải sau hôm nay');
  },
};

const refrigerator = mock('readItemDraft').answer({
  id: null,
  draft: '',
  version: 3,
  state: 'draft',
  content: fixtures.mutable(fixtures.applianceItem),
  live: null,
  rejection: null,
  stopped: null,
  savedAt: '2026-03-06T02:15:00.000Z',
});

/** A figure that cannot be is kept as it was typed, and said when its field is left; so is one that goes with no other. */
export const SaysWhichFactsCannotBe: Story = {
  parameters: answers(keeps, refrigerator),
  play: async ({ canvas, userEvent }) => {
    const side = await canvas.findByLabelText(/^Mỗi bên/);
    await userEvent.clear(side);
    await userEvent.type(side, '-20');
    await expect(canvas.queryByText('Không thể nhỏ hơn 0')).toBeNull();
    await userEvent.tab();
    await expect(side).toHaveAccessibleDescription(/Không thể nhỏ hơn 0/);
    await expect(side).toHaveValue('-20');
    await waitFor(() => expect(saved.at(-1)?.content).toMatchObject({ airSide: -20 }));
    await userEvent.clear(side);
    await userEvent.type(side, '12,5');
    await userEvent.tab();
    await expect(side).toHaveAccessibleDescription(/số nguyên/);
    const energy = canvas.getByLabelText(/^Điện một năm/);
    await userEvent.clear(energy);
    await userEvent.type(energy, '950');
    await userEvent.tab();
    const stars = canvas.getByLabelText(/^Sao nhãn năng lượng/);
    await waitFor(() => expect(stars).toHaveAccessibleDescription(/5 sao và 950 kWh/));
    await userEvent.selectOptions(stars, '1');
    await waitFor(() => expect(stars).not.toHaveAccessibleDescription(/không khớp/));
  },
};

/** A kind without a label asks for no stars; back at one that has it, they are what they were. */
export const KindsWithoutALabel: Story = {
  parameters: answers(keeps, refrigerator),
  play: async ({ canvas, userEvent }) => {
    const kind = await canvas.findByLabelText(/^Loại thiết bị/);
    await userEvent.selectOptions(kind, 'Máy hút mùi');
    await canvas.findByText('Máy hút mùi không dán nhãn năng lượng ở Việt Nam.');
    await canvas.findByText('Tính theo mức dùng: chạy 1 giờ mỗi ngày.');
    await waitFor(() => expect(saved.at(-1)?.content).toMatchObject({ energyStars: null }));
    await userEvent.selectOptions(kind, 'Tủ lạnh');
    await expect(canvas.getByLabelText(/^Sao nhãn năng lượng/)).toHaveValue('5');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Nước cấp' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mạch điện riêng' }));
    await waitFor(() => expect(saved.at(-1)?.content.connections).toEqual(['power', 'circuit']));
  },
};

/** Another category takes the facts out, which is said; one press brings both back. */
export const PutsFactsAwayWithTheCategory: Story = {
  parameters: answers(keeps, refrigerator),
  play: async ({ canvas, userEvent }) => {
    const category = await canvas.findByLabelText(/^Danh mục/);
    await canvas.findByRole('option', { name: 'Đèn' });
    await canvas.findByRole('heading', { name: 'Thông số thiết bị' });
    await userEvent.selectOptions(category, 'Đèn');
    await canvas.findByText('Thông số thiết bị đã được cất đi');
    await expect(canvas.queryByRole('heading', { name: 'Thông số thiết bị' })).toBeNull();
    await waitFor(() =>
      expect(saved.at(-1)?.content).toMatchObject({
        categoryId: 6,
        applianceKind: null,
        connections: [],
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Trở lại “Thiết bị gia dụng”' }));
    await expect(await canvas.findByLabelText(/^Công suất/)).toHaveValue('110');
    await expect(canvas.queryByText('Thông số thiết bị đã được cất đi')).toBeNull();
    await waitFor(() => expect(saved.at(-1)?.content).toMatchObject({ categoryId: 9, power: 110 }));
  },
};

const floor = (content: Partial<typeof fixtures.floorItem> = {}) =>
  mock('readItemDraft').answer({
    id: null,
    draft: '',
    version: 3,
    state: 'draft',
    content: fixtures.mutable({ ...fixtures.floorItem, ...content }),
    live: null,
    rejection: null,
    stopped: null,
    savedAt: '2026-03-06T02:15:00.000Z',
  });

/** A floor says what its box covers, and reads what buyers will make of it; what cannot be is said when its field is left. */
export const SaysWhatABoxCovers: Story = {
  parameters: answers(keeps, floor()),
  play: async ({ canvas, userEvent }) => {
    const covers = await canvas.findByLabelText(/^Một hộp, thùng phủ/);
    await canvas.findByText(/phòng 4 × 5 m sẽ đọc: cần 10 hộp, đã kể 7% cắt bỏ/);
    await userEvent.clear(covers);
    await userEvent.type(covers, '220');
    await userEvent.tab();
    await expect(covers).toHaveAccessibleDescription(/Từ 0,2 đến 50 m²/);
    await expect(covers).toHaveValue('220');
    await waitFor(() => expect(saved.at(-1)?.content).toMatchObject({ packCovers: 220 }));
    await userEvent.selectOptions(canvas.getByLabelText(/^Dùng cho/), 'Tường');
    await canvas.findByText(/cần 1 thùng cho tường/);
    await expect(covers).not.toHaveAccessibleDescription(/Từ 0,2/);
  },
};

/** A sample covers nothing and is asked for nothing; back at a floor its figure is what it was. */
export const SampleCoversNothing: Story = {
  parameters: answers(keeps, floor()),
  play: async ({ canvas, userEvent }) => {
    const use = await canvas.findByLabelText(/^Dùng cho/);
    await userEvent.selectOptions(use, 'Không phủ (mẫu thử, dụng cụ)');
    await expect(canvas.queryByLabelText(/^Một hộp, thùng phủ/)).toBeNull();
    await waitFor(() =>
      expect(saved.at(-1)?.content).toMatchObject({ packUse: 'none', packCovers: null }),
    );
    await userEvent.selectOptions(use, 'Sàn');
    await expect(canvas.getByLabelText(/^Một hộp, thùng phủ/)).toHaveValue('2,2');
  },
};

/** What is missing of a pack is listed before sending, and said at its field. */
export const AsksWhatABoxCovers: Story = {
  parameters: {
    path: 'shop-manager/upload-item/new?step=check',
    ...answers(keeps, floor({ packUse: null, packCovers: null })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: sendButton }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Dùng cho' }));
    await expect(await canvas.findByLabelText(/^Dùng cho/)).toHaveAccessibleDescription(
      'Hãy chọn dùng cho đâu',
    );
    await expect(canvas.getByLabelText(/^Một hộp, thùng phủ/)).toHaveAccessibleDescription(
      /Hãy ghi số m²/,
    );
  },
};

/** From a floor to a lamp and back: what the box covers goes with the category, and comes with it. */
export const PutsThePackAwayWithTheCategory: Story = {
  parameters: answers(keeps, floor()),
  play: async ({ canvas, userEvent }) => {
    const category = await canvas.findByLabelText(/^Danh mục/);
    await canvas.findByRole('option', { name: 'Đèn' });
    await userEvent.selectOptions(category, 'Đèn');
    await canvas.findByText('Diện tích phủ đã được cất đi');
    await expect(canvas.queryByLabelText(/^Dùng cho/)).toBeNull();
    await waitFor(() =>
      expect(saved.at(-1)?.content).toMatchObject({
        categoryId: 6,
        packUse: null,
        packCovers: null,
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Trở lại “Sàn & tường”' }));
    await expect(await canvas.findByLabelText(/^Một hộp, thùng phủ/)).toHaveValue('2,2');
    await waitFor(() =>
      expect(saved.at(-1)?.content).toMatchObject({ categoryId: 10, packCovers: 2.2 }),
    );
  },
};

/** Legs that come off: how large it is without them is read at once, what cannot be is said when the field is left. */
export const SaysHowHighTheLegsAre: Story = {
  parameters: answers(keeps, floor({ width: 220, depth: 95, height: 84 })),
  play: async ({ canvas, userEvent }) => {
    const legs = await canvas.findByLabelText(/^Chân tháo rời cao/);
    await expect(legs).toHaveAccessibleDescription(/Để trống nếu chân không tháo được/);
    await userEvent.type(legs, '12,5');
    await userEvent.tab();
    await expect(legs).toHaveAccessibleDescription(/Tháo chân ra còn 220 × 95 × 71,5 cm/);
    await waitFor(() => expect(saved.at(-1)?.content).toMatchObject({ removableLegs: 12.5 }));
    await userEvent.clear(legs);
    await userEvent.type(legs, '840');
    await userEvent.tab();
    await expect(legs).toHaveAccessibleDescription(/Chân phải thấp hơn chiều cao cả món/);
    await expect(legs).toHaveValue('840');
    await userEvent.clear(legs);
    await userEvent.tab();
    await waitFor(() => expect(saved.at(-1)?.content).toMatchObject({ removableLegs: null }));
    await expect(legs).not.toHaveAccessibleDescription(/Chân phải/);
  },
};

/** Legs that cannot be keep an item from being sent, and the list of what is wrong leads to their field. */
export const RefusesLegsAsHighAsThePiece: Story = {
  parameters: {
    path: 'shop-manager/upload-item/new?step=check',
    ...answers(keeps, floor({ height: 84, removableLegs: 84 })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: sendButton }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Chân tháo rời cao' }));
    await expect(await canvas.findByLabelText(/^Chân tháo rời cao/)).toHaveAccessibleDescription(
      /Chân phải thấp hơn chiều cao cả món/,
    );
  },
};

/** The longest names and figures that there are. */
export const LongFacts: Story = {
  parameters: answers(
    mock('readItemDraft').answer({
      id: null,
      draft: '',
      version: 3,
      state: 'draft',
      content: fixtures.mutable({
        ...fixtures.applianceItem,
        width: 9_999.9,
        applianceKind: 'air_conditioner',
        airSide: 2_000,
        airAbove: 2_000,
        airBehind: 2_000,
        connections: ['power', 'circuit', 'water', 'drain', 'gas', 'duct', 'outdoor'],
        power: 8_000,
        yearlyEnergy: 6_000,
        energyStars: 1,
        noise: 100,
      }),
      live: null,
      rejection: null,
      stopped: null,
      savedAt: '2026-03-06T02:15:00.000Z',
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/Người mua sẽ đọc/);
  },
};

/** An incomplete item is not sent: what is missing is listed, leads to its step, and is said there. */
export const SaysWhatIsMissing: Story = {
  parameters: {
    path: 'shop-manager/upload-item/new?step=check',
    ...answers(
      mock('sendItemDraft').answer(({ body }) => {
        sent.push(body);
        return null as never;
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: sendButton }));
    await expect(sent).toEqual([]);
    const list = within(canvas.getByText(/chỗ cần điền/).parentElement ?? document.body);
    await userEvent.click(list.getByRole('link', { name: 'Nặng' }));
    await canvas.findByText('Hãy điền mục này');
  },
};

/** A whole item goes with the version that was saved last. */
export const SendsIt: Story = {
  parameters: {
    path: 'shop-manager/upload-item/17?step=check',
    ...answers(
      mock('sendItemDraft').answer(({ body }) => {
        sent.push(body);
        return {
          id: 17,
          draft: null,
          version: 2,
          state: 'waiting',
          content: fixtures.mutable(fixtures.wholeItem),
          live: null,
          rejection: null,
          stopped: null,
          savedAt: null,
        };
      }),
      mock('saveItemDraft').answer(({ body }) => ({
        id: 17,
        draft: null,
        version: body.expectedVersion + 1,
        state: 'rejected',
        content: body.content,
        live: null,
        rejection: null,
        stopped: null,
        savedAt: null,
      })),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: sendButton }));
    await screen.findByText(/^Đã gửi/);
    await expect(sent).toEqual([{ id: 17, expectedVersion: 3 }]);
  },
};

/** From a template: what is open is ticked, what is written is not; all of it is taken back at a press. */
export const FillsInFromATemplate: Story = {
  parameters: { path: 'shop-manager/upload-item/new?step=delivery', ...answers(keeps) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Điền từ mẫu' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(
      await dialog.findByRole('combobox', { name: 'Mẫu' }),
      'Hàng cồng kềnh, xưởng tự giao',
    );
    const fee = dialog.getByRole('checkbox', { name: /^Phí giao hàng/ });
    if (!(fee as HTMLInputElement).checked) await userEvent.click(fee);
    await userEvent.click(dialog.getByRole('button', { name: 'Điền vào sản phẩm' }));
    await screen.findByText(/^Đã điền .* từ “Hàng cồng kềnh/);
    await expect(await canvas.findByLabelText(/^Miễn phí từ/)).toHaveValue('10.000.000');
    // Under the pointer the message stays, however long the saving takes.
    await userEvent.hover(await screen.findByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(saved.length).toBeGreaterThan(0));
    await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(canvas.queryByLabelText(/^Miễn phí từ/)).toBeNull());
  },
};
