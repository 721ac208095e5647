import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Screen } from './ContractorScreen.tsx';

const meta = {
  title: 'screens/contractors/Contractor/flows',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    layout: 'fullscreen',
    path: `contractor?city=${encodeURIComponent('Thành phố Hồ Chí Minh')}`,
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const labelled = () => screen.findAllByText('Quảng cáo');

/** No bought place is without its label and its reason, and nothing else carries either. */
export const EveryBoughtPlaceSaysSo: Story = {
  play: async ({ canvas }) => {
    const companies = await canvas.findAllByRole('article');
    const bought = companies.filter((one) => within(one).queryByText('Quảng cáo') !== null);
    const reasoned = companies.filter(
      (one) => within(one).queryByText(/^Đứng đây vì mua vị trí/) !== null,
    );
    await expect(bought).toHaveLength(2);
    await expect(reasoned).toEqual(bought);
    await expect(companies.slice(0, 2)).toEqual(bought);
  },
};

/** A place by merit tells its points part by part, and they add up; a bought one has none to tell. */
export const APlaceByMeritTellsItsPoints: Story = {
  play: async ({ canvas, userEvent }) => {
    const reckoned = (await canvas.findAllByRole('article')).filter(
      (one) => within(one).queryByText(/^Điểm của nơi này/) !== null,
    );
    await expect(reckoned.length).toBeGreaterThan(0);
    for (const one of reckoned) await expect(within(one).queryByText('Quảng cáo')).toBeNull();
    const first = within(reckoned[0] as HTMLElement);
    await userEvent.click(first.getByText('Điểm của nơi này: 691/1.000'));
    const given = ['Đánh giá của khách', 'Công trình đã kiểm tra', 'Trả lời nhanh', 'Hồ sơ đầy đủ'];
    const points = given.map((part) =>
      Number.parseInt(first.getByText(part).nextElementSibling?.textContent ?? '', 10),
    );
    await expect(points.reduce((sum, each) => sum + each, 0)).toBe(691);
  },
};

/** Another order than the recommended one is nobody's to buy. */
export const NobodyBuysAnotherOrder: Story = {
  play: async ({ canvas, userEvent }) => {
    // The button is there before the list is.
    await labelled();
    await userEvent.click(canvas.getByRole('button', { name: /^Sắp xếp/ }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Đánh giá cao' }));
    // The list before stands until the new one is there.
    await waitFor(() => expect(canvas.queryByText('Quảng cáo')).toBeNull());
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(2);
  },
};

const refuse = async (user: { click: (element: Element) => Promise<void> }, name: string) => {
  await user.click(
    await screen.findByRole('button', { name: new RegExp(`^Quảng cáo của ${name}`) }),
  );
  await user.click(await screen.findByRole('menuitem', { name: /^Không hiện lại/ }));
};
const guest = { beforeEach: () => localStorage.removeItem('hien-refused-places') };

/** A guest keeps an ad away: the label is gone at once, the company stays, and the way back is in the toast. */
export const AGuestKeepsAnAdAway: Story = {
  ...guest,
  parameters: { sameAs: 'EveryBoughtPlaceSaysSo' },
  play: async ({ canvas, userEvent }) => {
    await expect(await labelled()).toHaveLength(2);
    await refuse(userEvent, 'Bê tông Phố Cũ');
    await waitFor(() => expect(screen.queryAllByText('Quảng cáo')).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Bê tông Phố Cũ' })).toBeVisible());
    await expect(
      canvas.getByRole('heading', { name: 'Quảng cáo bạn không muốn xem' }),
    ).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Danh sách nhà thầu' })).toHaveFocus(),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(screen.queryAllByText('Quảng cáo')).toHaveLength(2));
    await expect(
      canvas.queryByRole('heading', { name: 'Quảng cáo bạn không muốn xem' }),
    ).toBeNull();
  },
};

/** What a device keeps away is away from the start, and let back from the directory’s foot. */
export const AnAdIsLetBack: Story = {
  beforeEach: () => {
    localStorage.setItem('hien-refused-places', '[{"id":2,"name":"Bê tông Phố Cũ"}]');
    return () => localStorage.removeItem('hien-refused-places');
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(screen.queryAllByText('Quảng cáo')).toHaveLength(1));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Hiện lại quảng cáo của Bê tông Phố Cũ' }),
    );
    await waitFor(() => expect(screen.queryAllByText('Quảng cáo')).toHaveLength(2));
    await expect(localStorage.getItem('hien-refused-places')).toBeNull();
  },
};

/** Who paid, for where, and what of the visitor was used. */
export const AnAdSaysWhyItIsHere: Story = {
  ...guest,
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: /^Quảng cáo của Bê tông Phố Cũ/ }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Vì sao/ }));
    const dialog = await screen.findByRole('dialog', { name: /^Vì sao/ });
    await expect(within(dialog).getByText(/Bê tông Phố Cũ trả tiền cho Hiên/)).toBeVisible();
  },
};

const signedIn = () => {
  signInForStory();
  return signOutForStory;
};

/** A member’s is kept with the account, and the list is told so. */
export const AMemberKeepsAnAdAway: Story = {
  beforeEach: signedIn,
  play: async ({ canvas, userEvent }) => {
    await expect(await labelled()).toHaveLength(2);
    await refuse(userEvent, 'Bê tông Phố Cũ');
    await waitFor(() => expect(screen.queryAllByText('Quảng cáo')).toHaveLength(1));
    await expect(await canvas.findByText(/^Lưu trong tài khoản/)).toBeVisible();
    await expect(localStorage.getItem('hien-refused-places')).toBeNull();
  },
};

/** What the server did not take is said, and the ad stays. */
export const KeepingAwayFails: Story = {
  beforeEach: signedIn,
  parameters: answers(mock('refusePlace').error()),
  play: async ({ userEvent }) => {
    await refuse(userEvent, 'Bê tông Phố Cũ');
    await screen.findByText(/^Chưa lưu được/);
    await expect(screen.getAllByText('Quảng cáo')).toHaveLength(2);
  },
};

const openReport = async (user: { click: (element: Element) => Promise<void> }) => {
  await user.click(await screen.findByRole('button', { name: /^Quảng cáo của Bê tông Phố Cũ/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Báo cáo quảng cáo này' }));
  return screen.findByRole('dialog', { name: 'Báo cáo quảng cáo của Bê tông Phố Cũ' });
};

/** A guest reports an ad without an account; the ad stays until staff have looked. */
export const AGuestReportsAnAd: Story = {
  ...guest,
  play: async ({ userEvent }) => {
    const dialog = within(await openReport(userEvent));
    await userEvent.click(dialog.getByRole('radio', { name: /^Gây hiểu nhầm/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Gửi báo cáo' }));
    await screen.findByText(/Hiên sẽ xem trong 24 giờ/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getAllByText('Quảng cáo')).toHaveLength(2);
  },
};

/** “Something else” says which: the field is marked, and nothing typed is lost. */
export const AReportNeedsItsWords: Story = {
  ...guest,
  play: async ({ userEvent }) => {
    const dialog = within(await openReport(userEvent));
    await userEvent.click(dialog.getByRole('radio', { name: 'Lý do khác' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Gửi báo cáo' }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /^Bạn muốn nói thêm/ })).toBeInvalid(),
    );
  },
};

/** Who reported it before hears what they said then. */
export const AReportIsKept: Story = {
  ...guest,
  parameters: {
    ...answers(
      mock('reportAd').answer({
        data: {
          contractor_id: 2,
          reason: 'offensive',
          reported_at: '2026-03-05T03:00:00Z',
          due_at: '2026-03-06T03:00:00Z',
        },
      }),
    ),
  },
  play: async ({ userEvent }) => {
    const dialog = within(await openReport(userEvent));
    await userEvent.click(dialog.getByRole('radio', { name: /^Gây hiểu nhầm/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Gửi báo cáo' }));
    await screen.findByText(/^Bạn đã báo cáo trước đó với lý do “Phản cảm/);
  },
};

/** A place that is off meanwhile: said over the form, which stays. */
export const AReportOfWhatIsGone: Story = {
  ...guest,
  parameters: answers(mock('reportAd').notFound()),
  play: async ({ userEvent }) => {
    const dialog = within(await openReport(userEvent));
    await userEvent.click(dialog.getByRole('radio', { name: /^Gây hiểu nhầm/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Gửi báo cáo' }));
    await expect(await dialog.findByText('Quảng cáo này không còn hiện nữa.')).toBeVisible();
  },
};

/** A city offers the districts that its companies name; one that the address names in other letters is the same. */
export const NarrowsToADistrict: Story = {
  parameters: {
    path: 'contractor?city=Thành+phố+Hồ+Chí+Minh&district=binh+thanh',
  },
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('button', { name: /^Quận, phường Bình Thạnh/ });
    await userEvent.click(choice);
    const other = await screen.findByRole('menuitem', { name: 'Quận 7 (5)' });
    await expect(other).toHaveAttribute('href', expect.stringContaining('district=Qu%E1%BA%ADn+7'));
    await expect(screen.getByRole('menuitem', { name: 'Cả tỉnh, thành' })).toBeVisible();
  },
};

/** Without a city there are no districts, and where nothing is known of them no question is asked. */
export const NoDistricts: Story = {
  parameters: {
    path: 'contractor?district=binh+thanh',
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(canvas.queryByRole('button', { name: /^Quận, phường/ })).toBeNull();
  },
};

/** The map is opened by the page's head; a city of its table narrows the list and tells the districts; the same press lets go. */
export const ACityIsChosenOnTheMap: Story = {
  parameters: { path: 'contractor' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Xem trên bản đồ' }));
    const table = within(await canvas.findByRole('table', { name: 'Công trình theo tỉnh, thành' }));
    await expect(table.getByRole('row', { name: 'Hà Nội 41 13' })).toBeVisible();
    await userEvent.click(table.getByRole('link', { name: 'TP. Hồ Chí Minh' }));
    const districts = await canvas.findByRole('table', {
      name: 'Quận, phường của TP. Hồ Chí Minh',
    });
    await expect(
      within(districts)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toContain('Bình Thạnh21');
    await waitFor(() => expect(screen.queryAllByText('Quảng cáo')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('link', { name: 'TP. Hồ Chí Minh', current: true }));
    await waitFor(() => expect(screen.queryByText('Quảng cáo')).toBeNull());
    await userEvent.click(canvas.getByRole('link', { name: 'Ẩn bản đồ' }));
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
  },
};

/** A map that failed stays inside its own block: the list is there. */
export const TheMapFails: Story = {
  parameters: { ...answers(mock('getWorkMap').error()), path: 'contractor?map=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Thử lại/ })).toBeVisible();
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(2);
  },
};

/** Nobody has shown a project yet. */
export const NothingOnTheMap: Story = {
  parameters: {
    ...answers(mock('getWorkMap').answer({ data: { cities: [], districts: [], elsewhere: 0 } })),
    path: 'contractor?map=1',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Chưa có công trình nào để đặt/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
