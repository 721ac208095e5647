import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { errorText } from '@hien/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Screen } from './SelectorScreen.tsx';
import shown from './SelectorScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/room-by-room/Selector/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    localStorage.removeItem('hien-rooms-kept');
    return () => localStorage.removeItem('hien-rooms-kept');
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Step = Parameters<NonNullable<Story['play']>>[0];

async function saveAs(
  { canvas, canvasElement, userEvent }: Pick<Step, 'canvas' | 'canvasElement' | 'userEvent'>,
  name: string,
) {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await canvas.findByRole('button', { name: 'Lưu' }));
  const dialog = within(await page.findByRole('dialog'));
  const field = dialog.getByRole('textbox');
  await expect(field).toHaveValue('Căn hai phòng ngủ A2, Bắc Âu');
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
  return page;
}

/** A guest's choice lies on the device, and the way to keep it leads back to it. */
export const GuestSaves: Story = {
  parameters: { path: 'room-by-room/1?s=1.1.2.1.1-3p' },
  play: async (step) => {
    const page = await saveAs(step, 'Cho mẹ');
    await page.findByText('Đã lưu “Cho mẹ” trên thiết bị này.');
    const kept: unknown = JSON.parse(localStorage.getItem('hien-rooms-kept') ?? '[]');
    await expect(kept).toMatchObject([{ name: 'Cho mẹ', unit: 1, project: 'ven-song-binh-khanh' }]);
    await expect(JSON.stringify(kept)).toContain('"1.1.2.1.1-3p.$');
  },
};

export const MemberSaves: Story = {
  parameters: { path: 'room-by-room/1?s=1.1.2.1.1-3p' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
  play: async (step) => {
    const page = await saveAs(step, 'Cho mẹ');
    await page.findByText('Đã lưu “Cho mẹ”.');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(localStorage.getItem('hien-rooms-kept')).toBeNull();
  },
};

/** As many as one can: the form stays open and says so. */
export const MemberKeepsNoMore: Story = {
  parameters: {
    path: 'room-by-room/1?s=1.1.2.1.1-3p',
    ...answers(mock('saveRooms').error(422, { code: 'SAVED_ROOMS_FULL' })),
  },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
  play: async (step) => {
    const page = await saveAs(step, 'Cho mẹ');
    const dialog = within(page.getByRole('dialog'));
    await dialog.findByText(/đã lưu đủ số lựa chọn/u);
  },
};

async function addAndRead(
  { canvas, canvasElement, userEvent }: Pick<Step, 'canvas' | 'canvasElement' | 'userEvent'>,
  sentence: string,
) {
  const [add] = await canvas.findAllByRole('button', { name: /^Thêm (tất cả )?vào giỏ$/u });
  if (add !== undefined) await userEvent.click(add);
  const page = within(canvasElement.ownerDocument.body);
  await page.findByText(sentence);
  await expect(page.queryByText(/vào giỏ\.$/u)).toBeNull();
}

/** A price that moved since the page was read: nothing is in the cart, and why is said. */
export const MovedMeanwhile: Story = {
  parameters: {
    path: 'room-by-room/1?s=1.1.2.1.1-3p',
    ...answers(mock('addRoomsToCart').error(409, { code: 'VERSION_CONFLICT' })),
  },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
  play: (step) => addAndRead(step, errorText('VERSION_CONFLICT', 'vi')),
};

/** Somebody else has just bought the last piece. */
export const SoldMeanwhile: Story = {
  ...MovedMeanwhile,
  parameters: {
    path: 'room-by-room/1?s=1.1.2.1.1-3p',
    ...answers(mock('addRoomsToCart').error(422, { code: 'PRODUCT_12' })),
  },
  play: (step) => addAndRead(step, errorText('PRODUCT_12', 'vi')),
};

/** What is pressed is chosen at once, not when the address has come round, and a second press builds on the first. */
export const AChoiceStays: Story = {
  parameters: { path: 'room-by-room/1?s=1.1.2.1.1-3p' },
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findAllByRole<HTMLInputElement>('radio');
    const [first, second] = all.filter(({ checked, disabled }) => !checked && !disabled);
    // Both within one moment: no address comes between them.
    first?.click();
    const afterFirst = first?.checked;
    second?.click();
    await expect([afterFirst, first?.checked, second?.checked]).toEqual([true, false, true]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(first).toBeChecked());
  },
};

/** Choices side by side, each with the room as it is chosen and what that picture shows. */
export const ComparesInPictures: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const put = await canvas.findByRole('button', { name: 'Giữ để so sánh' });
    await userEvent.click(put);
    await userEvent.click(canvas.getByRole('radio', { name: 'Bắc Âu' }));
    await userEvent.click(put);
    await userEvent.click(canvas.getByRole('button', { name: 'Xem khác biệt' }));
    const dialog = within(await page.findByRole('dialog'));
    await expect(within(dialog.getByRole('table')).getAllByRole('img')).toHaveLength(2);
    await dialog.findByText('Đúng căn phòng này, theo phong cách này');
    await dialog.findByText('Ảnh minh họa phong cách, món bạn chọn có thể khác');
  },
};

/** From room to room by the list alone, looking around all the while; the address says which room and which way. */
export const AroundByTheList: Story = {
  parameters: { path: 'room-by-room/1?view=360&room=2&yaw=90' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('application', { name: /nhìn quanh 360°/ })).toHaveAttribute(
        'data-ready',
      ),
    );
    const list = within(canvas.getByRole('list', { name: 'Điểm trong ảnh' }));
    await expect(list.getByRole('button', { name: /Phòng ngủ/ })).toHaveAttribute(
      'aria-current',
      'location',
    );
    await expect(canvasElement.querySelector('[data-map]')).toBeVisible();
    list.getByRole('button', { name: /Sang Phòng khách/ }).focus();
    await userEvent.keyboard('{Enter}');
    const here = await list.findByRole('button', { name: /Phòng khách/ });
    await waitFor(() => expect(here).toHaveAttribute('aria-current', 'location'));
    await expect(here).toHaveFocus();
    await expect(list.getByRole('link', { name: /^Xem món: Thảm len/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/vi\/shop-detail\/\d+$/),
    );
    // The kitchen has no panorama, so nothing leads there.
    await expect(list.queryByRole('button', { name: /Bếp/ })).toBeNull();
  },
};

const kept = (id: number) => ({
  path: `room-by-room/1?s=1.1.2.1.1-3p&saved=${id}`,
});

/** What was opened from my page is written over by one press, once something changed. */
export const MemberWritesOver: Story = {
  parameters: kept(1),
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const over = await canvas.findByRole('button', { name: /^Lưu vào “/ });
    await expect(over).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('radio', { name: 'Sang trọng' }));
    await waitFor(() => expect(over).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(over);
    await page.findByText(/^Đã lưu thay đổi vào “/);
    await canvas.findByRole('button', { name: 'Lưu thành bản khác' });
  },
};

/** It was taken away elsewhere: nothing is lost, and it can be kept beside the others. */
export const WrittenOverTooLate: Story = {
  parameters: { ...kept(1), ...answers(mock('saveRooms').error(404)) },
  beforeEach: MemberWritesOver.beforeEach,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const over = await canvas.findByRole('button', { name: /^Lưu vào “/ });
    await userEvent.click(canvas.getByRole('radio', { name: 'Sang trọng' }));
    await userEvent.click(over);
    await page.findByText(errorText('NOT_FOUND', 'vi'));
  },
};

/** A number of somebody else's in the address says nothing. */
export const NothingToWriteOver: Story = {
  parameters: kept(999),
  beforeEach: MemberWritesOver.beforeEach,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Lưu' });
    await expect(canvas.queryByRole('button', { name: /^Lưu vào/ })).toBeNull();
  },
};

/** Beside a piece stands what is near to it in price and in stock; one press takes it, and what stood there is then named. */
export const TakesASimilarPiece: Story = {
  play: async ({ canvas, userEvent }) => {
    const similar = await canvas.findByRole('group', { name: 'Món tương tự còn hàng' });
    const [first] = within(similar).getAllByRole('button');
    if (first === undefined) throw new Error('nothing is similar');
    await expect(first).toHaveTextContent(/(thêm|bớt|cùng giá)/);
    await expect(first).not.toHaveTextContent('Hết hàng');
    const before = canvas.getByRole('group', { name: 'Sofa' });
    const chosen = () => within(before).getByRole('radio', { checked: true });
    const old = chosen();
    await userEvent.click(first);
    await waitFor(() => expect(chosen()).not.toBe(old));
  },
};

/** What is sold out is seen with what can be had in its place, near in price: one press takes that, and the focus stays. */
export const SoldOutNamesAnother: Story = {
  play: async ({ canvas, userEvent }) => {
    const sofas = within(await canvas.findByRole('group', { name: 'Sofa' }));
    const gone = sofas.getAllByRole<HTMLInputElement>('radio').filter(({ disabled }) => disabled);
    await expect(gone).toHaveLength(1);
    // 34,650,000 is gone; of 16.6, 26.5 and 27.965 million the last is the nearest.
    const instead = sofas.getByRole('button', {
      name: /hết hàng\. Thay bằng .* 27\.965\.000\sđ$/u,
    });
    instead.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(sofas.getByRole('radio', { checked: true })).toHaveAccessibleName(/27\.965\.000/u),
    );
    await expect(instead).toHaveFocus();
    await expect(instead).toHaveAttribute('aria-disabled', 'true');
    await expect(instead).toHaveTextContent('Đang có trong phòng');
  },
};

/** Nothing of a slot can be had: it is said. */
export const NothingInItsPlace: Story = {
  parameters: answers(
    mock('getRoomHome').answer(({ params, language }) => {
      const home = fixtures.roomHome(params.designId, language);
      if (home === undefined) throw new Error('the fixtures have no such home');
      const rooms = home.rooms.map((room) => ({
        ...room,
        slots: room.slots.map((slot) => ({
          ...slot,
          options: slot.options.map((option) => ({ ...option, state: 'sold_out' as const })),
        })),
      }));
      return { data: { ...home, rooms } };
    }),
  ),
  play: async ({ canvas }) => {
    const sofas = within(await canvas.findByRole('group', { name: 'Sofa' }));
    await expect(sofas.getAllByText('Chưa có món nào thay được')).toHaveLength(4);
    await expect(sofas.queryByRole('button')).toBeNull();
  },
};

/** A floor is as handed over until somebody chooses one: then its packs for the room are in the total, and for the whole home at a press. */
export const AFloorIsBought: Story = {
  play: async ({ canvas, userEvent }) => {
    const total = (): number => {
      const [sums] = canvas.getAllByRole('region', { name: 'Tổng cộng' });
      const said = sums === undefined ? [] : within(sums).getAllByRole('definition');
      return Number(said.at(-1)?.textContent?.replaceAll(/\D/gu, ''));
    };
    await userEvent.click(await canvas.findByRole('button', { name: 'Sàn' }));
    await expect(canvas.getAllByRole('radio', { name: /^Như bàn giao/u })[0]).toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Làm vậy ở mọi phòng' })).toBeNull();
    const before = total();
    await expect(before).toBeGreaterThan(0);

    await userEvent.click(canvas.getByRole('radio', { name: /^Sàn gỗ sồi/u }));
    // 4.2 by 5 m and 7 % for cuts.
    await canvas.findByText('11 gói đủ cho 24,2 m². Sàn phòng này cần 22,5 m², đã kể 7% cắt bỏ.');
    await waitFor(() => expect(total()).toBe(before + 11 * 1_890_000));
    const kept = canvas.getByRole('radio', { name: 'Như bàn giao Không mua thêm' });
    await expect(kept).not.toBeChecked();

    const everywhere = canvas.getByRole('button', { name: 'Làm vậy ở mọi phòng' });
    everywhere.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(total()).toBe(before + 33 * 1_890_000));
    await expect(everywhere).toHaveFocus();
    await expect(everywhere).toHaveAccessibleDescription('Phòng nào chọn được đều đã như vậy');

    await userEvent.click(kept);
    await waitFor(() => expect(total()).toBe(before + 22 * 1_890_000));
    await userEvent.click(everywhere);
    await waitFor(() => expect(total()).toBe(before));
    for (const _ of ['none', 'kept', 'everywhere', 'here'])
      await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(total()).toBe(before));
  },
};
