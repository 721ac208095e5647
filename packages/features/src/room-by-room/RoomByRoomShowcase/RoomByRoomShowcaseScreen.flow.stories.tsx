import { MockFailure, answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { Screen } from './RoomByRoomShowcaseScreen.tsx';

const meta = {
  title: 'screens/room-by-room/RoomByRoomShowcase/flows',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    layout: 'fullscreen',
    path: 'room-by-room/showcase/1',
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The selector opens with what was chosen for this home. */
export const StartsFromItsSelection: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Bắt đầu từ lựa chọn này' }),
    ).toHaveAttribute('href', '/vi/room-by-room/ven-song-binh-khanh/1?s=1.1.2.1.3%7E1');
  },
};

/** Pressed on the plan, a room is shown: what was built there, with the pieces that stand in it. */
export const GoesToARoomOfThePlan: Story = {
  play: async ({ canvas, userEvent }) => {
    const plan = await canvas.findByRole('list', { name: 'Các phòng' });
    await userEvent.click(within(plan).getByRole('button', { name: /Phòng ngủ/ }));
    const room = canvas.getByRole('heading', { level: 3, name: 'Phòng ngủ' });
    await waitFor(() => expect(room.getBoundingClientRect().top).toBeLessThan(200));
    await expect(room).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: 'Món trong Phòng ngủ' })).toBeVisible();
  },
};

/** What is seen in a room is marked: a press says what it is, what it costs today, and leads to it; Escape closes it again. */
export const SaysWhatStandsInAPicture: Story = {
  play: async ({ canvas, userEvent }) => {
    const room = within(await canvas.findByRole('region', { name: 'Phòng ngủ' }));
    const mark = await room.findByRole('button', { name: /Món này: Giường Mẹ/ });
    await userEvent.click(mark);
    await expect(mark).toHaveAttribute('aria-expanded', 'true');
    const card = room.getByRole('link', { name: /Giường Mẹ.*đ/ });
    await expect(card).toHaveAttribute('href', '/vi/shop-detail/13');
    await userEvent.keyboard('{Escape}');
    await expect(mark).toHaveAttribute('aria-expanded', 'false');
    await expect(mark).toHaveFocus();

    // By the keys alone: the mark is a button, its card the next stop.
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(room.getByRole('link', { name: /Giường Mẹ.*đ/ })).toHaveFocus();
  },
};

/** The owners' own pictures have marks too, and open large beside them; only one card is open at once. */
export const SaysWhatStandsInTheHomeItself: Story = {
  play: async ({ canvas, userEvent }) => {
    const large = await canvas.findByRole('button', { name: 'Xem lớn ảnh 1 trên 2' });
    const photos = within(large.closest('div')?.parentElement as HTMLElement);
    const marks = photos.getAllByRole('button', { name: /Món này/ });
    await expect(marks.length).toBeGreaterThan(1);
    const [first, second] = marks as [HTMLElement, HTMLElement];
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(photos.getByRole('link', { name: /đ$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/vi\/shop-detail\/\d+$/),
    );
    await userEvent.click(second);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    const ids = canvas.getAllByRole('button', { name: /Món này/ }).map(({ id }) => id);
    await expect(new Set(ids).size).toBe(ids.length);
  },
};

/** Under the picture of before there is nothing to press; the number in the list uncovers its piece. */
export const UncoversWhatIsAskedFor: Story = {
  play: async ({ canvas, userEvent }) => {
    const room = within(await canvas.findByRole('region', { name: 'Phòng khách' }));
    const point = await room.findByRole('button', { name: /Đèn cây Ba Chân.*: xem trên ảnh/ });
    const handle = room.queryByRole('slider');
    if (handle) {
      await fireEvent.change(handle, { target: { value: '100' } });
      await expect(room.queryByRole('button', { name: /Món này/ })).toBeNull();
    }
    await userEvent.click(point);
    const mark = room.getByRole('button', { name: /Món này: Đèn cây/ });
    await expect(mark).toHaveAttribute('aria-expanded', 'true');
    await expect(mark).toHaveFocus();
  },
};

/** On a phone no mark lies under the button that enlarges its picture, wherever a piece stands in it. */
export const EveryMarkIsInReach: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: answers(
    mock('getFinishedHome').answer(({ language }) => {
      const home = fixtures.finishedHome(1, language);
      if (home === undefined) throw new MockFailure(404);
      const cornered = ({ picture, marks }: (typeof home.photos)[number]) => ({
        picture,
        marks: marks.slice(0, 1).map((mark) => ({ ...mark, x: 0.93, y: 0.88 })),
      });
      return { data: { ...home, photos: home.photos.map(cornered) } };
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^Xem lớn ảnh/ });
    for (const mark of canvas.getAllByRole('button', { name: /Món này/ })) {
      mark.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = mark.getBoundingClientRect();
      const seen = mark.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
      await expect(mark.contains(seen)).toBe(true);
    }
  },
};
