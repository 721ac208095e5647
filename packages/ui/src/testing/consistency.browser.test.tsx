import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ReactElement, Ref } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import * as charts from '../charts.ts';
import * as editor from '../editor.ts';
import * as form from '../form.ts';
import * as ui from '../index.ts';
import { dateTexts, storyDay } from './dates.ts';
import * as richText from '../rich-text.ts';
import * as table from '../table.ts';
import * as viewers from '../viewers.ts';

type Probe = { id: string; 'data-probe': string; 'aria-description': string; ref: Ref<never> };

/** Components that stand for one element: what they are given reaches it, and so does a ref. */
const elements: Record<string, (probe: Probe) => ReactElement> = {
  Badge: (probe) => <ui.Badge {...probe}>Mới</ui.Badge>,
  Button: (probe) => <ui.Button {...probe}>Lưu</ui.Button>,
  ButtonLink: (probe) => (
    <ui.ButtonLink {...probe} href="#x">
      Xem
    </ui.ButtonLink>
  ),
  Card: (probe) => <ui.Card {...probe} />,
  Checkbox: (probe) => <ui.Checkbox {...probe}>Đồng ý</ui.Checkbox>,
  Container: (probe) => <ui.Container {...probe} />,
  Divider: (probe) => <ui.Divider {...probe} />,
  ErrorSummary: (probe) => <form.ErrorSummary {...probe} title="Có 1 chỗ cần sửa" items={[]} />,
  Grid: (probe) => <ui.Grid {...probe} columns={{ phone: 2 }} />,
  Heading: (probe) => (
    <ui.Heading {...probe} level={2}>
      Phòng khách
    </ui.Heading>
  ),
  IconButton: (probe) => <ui.IconButton {...probe} label="Lưu" icon="♥" />,
  Inline: (probe) => <ui.Inline {...probe} />,
  Input: (probe) => <ui.Input {...probe} />,
  Link: (probe) => (
    <ui.Link {...probe} href="#x">
      Xem
    </ui.Link>
  ),
  LinkBase: (probe) => (
    <ui.LinkBase {...probe} href="#x">
      Xem
    </ui.LinkBase>
  ),
  Logo: (probe) => <ui.Logo {...probe} />,
  MoneyInput: (probe) => <ui.MoneyInput {...probe} format={String} unit="đ" />,
  Notice: (probe) => <ui.Notice {...probe}>Còn 2 ngày</ui.Notice>,
  PasswordInput: (probe) => (
    <ui.PasswordInput {...probe} showLabel="Hiện" autoComplete="new-password" />
  ),
  PhoneInput: (probe) => <ui.PhoneInput {...probe} clean={String} format={String} />,
  Price: (probe) => <ui.Price {...probe} current="1.000 đ" />,
  Radio: (probe) => (
    <ui.RadioGroup legend="Màu" value={null} onChange={() => {}}>
      <ui.Radio {...probe} value="oak">
        Gỗ sồi
      </ui.Radio>
    </ui.RadioGroup>
  ),
  RadioGroup: (probe) => <ui.RadioGroup {...probe} legend="Màu" value={null} onChange={() => {}} />,
  RichText: (probe) => <richText.RichText {...probe} html="<p>Gỗ sồi</p>" />,
  Rating: (probe) => <ui.Rating {...probe} value={4} label="4 trên 5 sao" />,
  Section: (probe) => <ui.Section {...probe} title="Mới" />,
  Select: (probe) => <ui.Select {...probe} options={[]} />,
  Spinner: (probe) => <ui.Spinner {...probe} />,
  Stack: (probe) => <ui.Stack {...probe} />,
  StatusBadge: (probe) => (
    <ui.StatusBadge {...probe} tone="info">
      Đang giao
    </ui.StatusBadge>
  ),
  Text: (probe) => <ui.Text {...probe} />,
  Textarea: (probe) => <ui.Textarea {...probe} />,
  VisuallyHidden: (probe) => <ui.VisuallyHidden {...probe} />,
  Timeline: (probe) => <ui.Timeline {...probe} events={[]} />,
  NextStep: (probe) => <ui.NextStep {...probe} label="Bước tiếp theo" what="Người bán gửi hàng." />,
  Stepper: (probe) => (
    <ui.Stepper
      {...probe}
      label="Các bước"
      position="Bước 1 trên 4"
      stateLabels={{ done: 'xong', current: 'đang làm', todo: 'chưa làm', failed: 'cần sửa' }}
      steps={[]}
    />
  ),
  StatTile: (probe) => <ui.StatTile {...probe} label="Đơn mới" value="7" />,
  PriceBreakdown: (probe) => (
    <ui.PriceBreakdown
      {...probe}
      caption="Chi tiết"
      columns={{ label: 'Khoản', amount: 'Số tiền' }}
      sections={[]}
      total={{ label: 'Tổng', amount: '0 đ' }}
    />
  ),
  CopyButton: (probe) => (
    <ui.CopyButton
      {...probe}
      value="DH-1"
      labels={{
        copy: 'Sao chép',
        copied: 'Đã sao chép',
        failed: 'Không sao chép được',
        byHand: 'Mã đơn',
      }}
    />
  ),
  QrCode: (probe) => <ui.QrCode {...probe} value="hien" label="Mã QR" fallback="–" />,
  Banner: (probe) => <ui.Banner {...probe} title="Mùa dọn nhà" picture={null} />,
  BannerStrip: (probe) => (
    <ui.BannerStrip {...probe} label="Thông báo">
      Giao miễn phí
    </ui.BannerStrip>
  ),
  MapPlaceholder: (probe) => <ui.MapPlaceholder {...probe} lines={['128 Quốc Hương']} />,
  PrintSheet: (probe) => (
    <ui.PrintSheet {...probe} logo="Hiên" title="Đơn hàng" facts={[]}>
      <p>Sofa</p>
    </ui.PrintSheet>
  ),
  DateField: (probe) => <ui.DateField {...probe} texts={dateTexts} today={storyDay} />,
  PasswordStrength: (probe) => (
    <ui.PasswordStrength {...probe} password="" label="Độ mạnh" words={['', '', '', '', '']} />
  ),
  TimeCountdown: (probe) => (
    <ui.TimeCountdown
      {...probe}
      until={0}
      now={() => 0}
      over="Đã kết thúc"
      label={() => ''}
      units={{ days: '', hours: '', minutes: '', seconds: '' }}
    />
  ),
};

/** Components that are several elements in an order of their own; their props say what goes where. */
const assemblies = new Set(
  `Combobox ConsentChecks DateRange DocumentUploader FormAddressFields FormDraft FormEditor FormKept LeaveGuard RatingInput SingleImageUploader TagInput
   AddressFields Field FieldGroup Form FormField FormGroup ImageUploader
    FormCheckbox FormRadioGroup SubmitButton UiProvider Accordion
   ActionBar ArticleCard Avatar BottomBar Breadcrumbs Carousel CategoryTile Chip DefinitionList
   DesignCard Dialog EmptyState ErrorState FilterChips FilterGroup FilterOption FilterPanel PictureViewer Footer
   Gallery Header LanguageMenu Menu OfflineNotice OptionPicker Pagination Picture
   PriceRange ProductCard ProgressBar QuantityStepper RatingHistogram SearchBox ShareCard
   Sheet Skeleton SkeletonCard SkeletonPicture SkeletonText SkipLink SortMenu Tabs
   ThemeToggle Toast ToastProvider Tooltip DataTable RichTextEditor BeforeAfter FloorPlan LayeredPicture Panorama LineChart BarChart DonutChart
   ContractorCard PostCard OrderCard
   CompareTray ShareMenu ConfirmDialog SocialButtons
   VideoEmbed
   PageFrame PictureViewer`.split(/\s+/),
);

const [door = ''] = Object.values(
  import.meta.glob<string>('../index.ts', { query: '?raw', import: 'default', eager: true }),
);

const components = Object.entries({
  ...ui,
  ...form,
  ...table,
  ...richText,
  ...editor,
  ...viewers,
  ...charts,
})
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
  .map(([name]) => name);

let host: HTMLElement | undefined;
afterEach(() => host?.remove());

describe('every component', () => {
  it('is known here as an element or as an assembly', () => {
    expect(components.filter((name) => !(name in elements) && !assemblies.has(name))).toEqual([]);
    expect(
      [...Object.keys(elements), ...assemblies].filter((name) => !components.includes(name)),
    ).toEqual([]);
  });

  it('has a sheet', () => {
    const sheets = Object.keys(import.meta.glob('../components/**/*.sheet.stories.tsx'));
    const folders = [
      ...door.matchAll(/export \{([^}]*)\} from '\.\/(components\/[^/]+)\/(\w+)\.tsx'/g),
    ]
      .filter(([, names]) => names?.split(',').some((name) => /^ ?[A-Z]/.test(name)))
      .flatMap(([, , folder]) => (folder ? [folder] : []))
      .filter((folder) => folder !== 'components/Link');
    const bare = folders.filter(
      (folder) => !sheets.some((sheet) => sheet.startsWith(`../${folder}/`)),
    );
    expect([...new Set(bare)]).toEqual([]);
  });
});

it.each(Object.entries(elements))('%s forwards its ref, id, data and aria', (_name, element) => {
  host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const seen: { current: HTMLElement | null } = { current: null };
  flushSync(() =>
    root.render(
      element({
        id: 'probe',
        'data-probe': 'yes',
        'aria-description': 'đo',
        ref: seen as Ref<never>,
      }),
    ),
  );
  const found = host.querySelector<HTMLElement>('#probe');
  expect(found?.dataset.probe).toBe('yes');
  expect(found?.getAttribute('aria-description')).toBe('đo');
  expect(seen.current).toBe(found);
  root.unmount();
});
