import { answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Screen } from '../PortfolioReviewManagementScreen.tsx';
import shown from './OwnDesigns.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/contractors/PortfolioReviewManagement/designs/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const page = 'portfolio-review-management/design';
const sent: unknown[] = [];

/** A place of the list is moved and saved, with the message of the documents. */
export const OrdersAndSays: Story = {
  parameters: answers(
    mock('orderOwnDesigns').answer(({ body, language }) => {
      sent.push(body.ids);
      return { data: fixtures.ownDesigns(language) };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    sent.length = 0;
    const [first] = await canvas.findAllByRole('article');
    if (first === undefined) throw new Error('no design');
    await userEvent.click(within(first).getByRole('button', { name: /xuống$/u }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Lưu thứ tự' }));
    await screen.findByText(/Đã lưu thứ tự/u);
    await expect(sent).toEqual([[2, 1, 3, 4, 5, 6]]);
  },
};

/** What could not be saved is said, and stays as it was put. */
export const OrderFails: Story = {
  parameters: answers(mock('orderOwnDesigns').error()),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('article');
    if (first === undefined) throw new Error('no design');
    await userEvent.click(within(first).getByRole('button', { name: /xuống$/u }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Lưu thứ tự' }));
    await screen.findByText(/Chưa lưu được thứ tự/u);
    await expect(canvas.getByRole('button', { name: 'Lưu thứ tự' })).toBeVisible();
  },
};

/** Off sale is asked first: others are waiting to pay. */
export const TakesOffSale: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('article');
    if (first === undefined) throw new Error('no design');
    await userEvent.click(within(first).getByRole('button', { name: /^Ngừng bán/u }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('người mua được báo');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ngừng bán' }));
    await screen.findByText(/^Đã ngừng bán/u);
    await waitFor(() => expect(within(first).getByText('Ngừng bán')).toBeVisible());
  },
};

/** What staff took off says why, and is not put back by its partner. */
export const TakenOffByStaff: Story = {
  parameters: answers(
    mock('listOwnDesigns').answer(({ language }) => ({
      data: fixtures.ownDesignsWithheld(language),
    })),
  ),
  play: async ({ canvas }) => {
    const fourth = (await canvas.findAllByRole('article'))[3];
    if (fourth === undefined) throw new Error('no design');
    await expect(fourth).toHaveTextContent('Hiên đã gỡ khỏi trang bán');
    await expect(fourth).toHaveTextContent('Ảnh phòng bếp lấy từ trang của một hãng khác');
    await expect(within(fourth).queryByRole('button', { name: /^Bán lại/u })).toBeNull();
    await expect(within(fourth).getByRole('link', { name: /^Sửa/u })).toBeVisible();
  },
};

/** It was taken off while the list was open: why it cannot be put back is said as the server says it. */
export const PuttingBackIsRefused: Story = {
  parameters: answers(
    mock('sellDesign').error(422, {
      code: 'EVENT_REFUSED',
      body: { message: 'Hiên đã gỡ thiết kế này khỏi trang bán.' },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const fourth = (await canvas.findAllByRole('article'))[3];
    if (fourth === undefined) throw new Error('no design');
    await userEvent.click(within(fourth).getByRole('button', { name: /^Bán lại/u }));
    await screen.findByText('Hiên đã gỡ thiết kế này khỏi trang bán.');
  },
};

/** Kept from the first key. */
export const KeepsWhatIsTyped: Story = {
  parameters: {
    path: `${page}?write=new&step=words`,
    ...answers(
      mock('saveDesignDraft').answer(({ body: { id, content, expected_version: version } }) => {
        sent.push(content.name.vi);
        const draft = fixtures.designDraft(id, 'vi');
        if (draft === undefined) throw new Error('no draft');
        return { data: { ...draft, content, version: version + 1 } };
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    sent.length = 0;
    const [name] = await canvas.findAllByRole('textbox', { name: /^Tên thiết kế/u });
    if (name === undefined) throw new Error('no name');
    await userEvent.type(name, ' 4 m');
    await waitFor(() => expect(sent.at(-1)).toBe('Nhà ống đón gió 4 m'));
    await expect(await canvas.findByText(/^Đã lưu nháp/u)).toBeVisible();
  },
};

/** What is missing is named, each with the way to its step. */
export const SaysWhatIsMissing: Story = {
  parameters: { path: `${page}?write=new&step=check` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Gửi duyệt' }));
    const alert = await canvas.findByRole('alert');
    const links = within(alert).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Mô tả',
      'Kiểu mặt bằng',
      'Giá bán',
      'Các phòng',
    ]);
    await expect(links[3]?.getAttribute('href')).toContain('step=rooms');
  },
};

/** A piece is moved by the arrows, and its place is told. */
export const PlacesAPiece: Story = {
  parameters: { path: `${page}?write=2&step=rooms` },
  play: async ({ canvas, userEvent }) => {
    const [dot] = await canvas.findAllByRole('button', { name: /34 % ngang, 66 % dọc/u });
    if (dot === undefined) throw new Error('no piece');
    dot.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await waitFor(() => expect(dot.getAttribute('aria-label')).toMatch(/36 % ngang, 64 % dọc/u));
    await expect(dot).toHaveFocus();
  },
};

/** Two opposite corners make a room on its plan, whichever comes first; arrows move it, with Shift they change its size. */
export const PlacesARoom: Story = {
  parameters: { path: `${page}?write=2&step=rooms` },
  play: async ({ canvas, userEvent }) => {
    const plan = await canvas.findByRole('button', { name: /^Đặt phòng 2/u });
    await waitFor(() => expect(plan.getBoundingClientRect().height).toBeGreaterThan(100));
    // The focus of a press brings what is out of sight into it, and pictures above that come later move it.
    plan.scrollIntoView({ block: 'center' });
    const press = (x: number, y: number) => {
      const { left, top, width, height } = plan.getBoundingClientRect();
      return userEvent.pointer({
        keys: '[MouseLeft]',
        target: plan,
        coords: { clientX: left + x * width, clientY: top + y * height },
      });
    };
    await press(0.8, 0.6);
    await canvas.findByText('Chạm góc đối diện.');
    await press(0.5, 0.4);
    const walls = await canvas.findByRole('button', {
      name: /^Phòng 2: cách trái 50 %, cách trên 40 %, rộng 30 %, cao 20 %/u,
    });
    walls.focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await waitFor(() =>
      expect(walls.getAttribute('aria-label')).toMatch(
        /cách trái 51 %, cách trên 40 %, rộng 30 %, cao 21 %/u,
      ),
    );
    await expect(walls).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ phòng 2 khỏi mặt bằng' }));
    await waitFor(() => expect(walls).not.toBeInTheDocument());
    // By keys it begins in the middle.
    plan.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: /^Phòng 2: cách trái 35 %, cách trên 35 %/u }),
      ).toHaveFocus(),
    );
  },
};

/** A picture that is not all around is told at once. */
export const SaysWhatIsNotAllAround: Story = {
  parameters: {
    path: `${page}?write=2&step=rooms`,
    ...answers(
      mock('readDesignDraft').answer(({ query: { id } }) => {
        const draft = fixtures.designDraft(id ?? null, 'vi');
        if (draft === undefined) throw new Error('no draft');
        const [living, ...rest] = draft.content.rooms;
        if (living === undefined) throw new Error('no room');
        const flat = { ...living, panorama: living.pictures[0] ?? null };
        return { data: { ...draft, content: { ...draft.content, rooms: [flat, ...rest] } } };
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ảnh này không phải toàn cảnh/u)).toBeVisible();
  },
};

/** What is sent waits, and is taken back. */
export const SendsAnEdit: Story = {
  parameters: { path: `${page}?write=2&step=check` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Gửi duyệt' }));
    await screen.findByText(/^Đã gửi\. Hiên xem/u);
  },
};

export const TakesBack: Story = {
  parameters: { path: `${page}?write=3` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rút lại để sửa' }));
    await screen.findByText(/^Đã rút lại/u);
  },
};
