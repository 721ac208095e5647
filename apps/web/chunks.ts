/**
 * What every page loads, in two files. Left alone the bundler cuts it into thirty, one per set of screens that
 * share a module, and small files compress badly: home was 137 kB gzip in 38 files, and is 132 kB in 12 with the modules
 * of its first window named here (docs/adr/0046). A module that is not named merely becomes a small file of its own.
 */
const folders: Record<string, readonly string[]> = {
  'apps/web/src': [
    'App',
    'start',
    'Page',
    'Guarded',
    'guard',
    'frame',
    'routes\\.ts',
    'routes/(screen|home)',
    'screens',
    'page-data',
    'stale-code',
    'entry/(guest-elsewhere|leaving|scroll-places)',
    'shell/Shell',
    'shell/use',
    'shell/BareCrash',
    'shell/PageSkeleton',
    'shell/shell.css',
    'shell/Connection',
    'layouts/(?!MemberMenu|SiteFooter)',
  ],
  'packages/features/src': [
    'routes/',
    'shared/async',
    'shared/(search/|catalog/category-label|query/QueryBoundary\\.tsx)',
    'shared/i18n/(catalogues|LanguageProvider|AreaMessages|useLanguage|useText|texts|placeholders|message-parts)',
    'shared/appearance',
    'shared/calls/(useCall|useProfile)',
    'shared/cart/(useKeptCount|kept-pieces)',
    'shared/session',
    'shared/forms/request-key',
    'shared/head',
    'shared/routing/(next|login-url|open-routes|RouterLink)',
    'shared/states/ErrorBoundary',
    'shared/AppProviders',
    'shared/query/QueryBoundary\\.css',
  ],
  'packages/api/src': [
    'client/(?!strip-tags|upload)',
    'session/(?!sign-in|social)',
    'calls',
    'main/generated/operations/(account|community|content|designs|home)',
    'commerce/generated/operations/(home|shop)',
  ],
  'packages/domain/src': [
    'calendar/clock',
    'catalog/categories',
    'language',
    'money/format-vnd',
    'routes',
    'screen-limits',
    'switches',
  ],
  // The styles of the first window go with it, in one sheet; the code that names them does not.
  '(packages/ui/src|apps/web/src/layouts)': [
    '(.*/)?(theme/(layers|reset|brands/default)|Header|PageFrame|SearchBox|Picture|Carousel|CategoryTile|LanguageMenu|Menu|OfflineNotice|ThemeToggle|Button|Link|Logo|BottomBar|Heading|Text|layout|VisuallyHidden|Spinner|parts|layouts)\\.css\\.ts\\.vanilla\\.css',
  ],
  'packages/ui/src/theme': ['fonts\\.css'],
  'packages/ui/src': [
    'internal/(cx|roving|use-(held|anchored|focus-left|once-open))',
    'theme/(load|layers|reset|styles|brands/default|generated/brand-(names|themes))',
    'components/(Button/Button|Form/(form-context|own-submit)|Carousel/|Heading/Heading|Link/Link|Picture/|Spinner/|Text/|Header/Header|BottomBar/BottomBar|Logo|LanguageMenu/LanguageMenu|Menu/Menu|SearchBox/SearchBox|Sheet/Sheet\\.tsx|ThemeToggle/ThemeToggle|OfflineNotice|Toast/Toast(Provider|Region)|PageFrame/|SkipLink|ProgressBar|Skeleton|VisuallyHidden|layout/(Container|layout.css))',
  ],
  // Of TanStack Query what reading needs; mutations come with the forms.
  node_modules: [
    '(react-router|react-router-dom|jotai)/',
    // The icons of the first window.
    'lucide-react/dist/esm/icons/(arrow-up-right|check|chevron-(left|right)|cloud-off|house|lamp|languages|layout-grid|menu|moon|pause|play|search|shopping-bag|sofa|sun|user-round|x)\\.',
    '@tanstack/query-core/build/modern/(query|queryCache|queryClient|queryObserver|mutation|mutationCache|utils|retryer|subscribable|removable|notifyManager|onlineManager|focusManager|environmentManager|timeoutManager|thenable|infiniteQueryBehavior|hydration)\\.',
    '@tanstack/react-query/build/modern/(QueryClientProvider|useBaseQuery|useQuery|queryOptions|errorBoundaryUtils|IsRestoringProvider|QueryErrorResetBoundary|suspense|utils)\\.',
  ],
};

const app = new RegExp(
  Object.entries(folders)
    .map(([folder, names]) => `/${folder}/(${names.join('|')})`)
    .join('|'),
);

/** Styles of what home shows below its first window: cards, the newsletter's form, the footer. */
const front = [
  'packages/ui/src/(internal/card|components/(ArticleCard|Avatar|Badge|Banner|Checkbox|DesignCard|Drawing|EmptyState|ErrorState|Field|Footer|Form|Input|Price|ProductCard|Radio|Rating|ShareCard)/)',
  'packages/features/src/(home/Home/|shared/(catalog/DecorSetCard|lists/|pictures/piece-mark|query/))',
  'apps/web/src/shell/',
]
  .map((folder) => `/${folder}.*\\.css\\.ts\\.vanilla\\.css`)
  .join('|');

/** Parts that few pages have: their styles come with them. */
const rare = [
  'AddressFields',
  'BeforeAfter',
  'Chart',
  'Combobox',
  'CompareTray',
  'CopyButton',
  'DataTable',
  'Date(Field|Range)',
  'DocumentUploader',
  'FloorPlan',
  'ImageUploader',
  'LayeredPicture',
  'MapPlaceholder',
  'MoneyInput',
  'OrderCard',
  'Panorama',
  'PhoneInput',
  'PriceBreakdown',
  'PrintSheet',
  'RichText',
  'SingleImageUploader',
  'StatTile',
  'Stepper',
  'TagInput',
  'Timeline',
  'VideoEmbed',
].join('|');

export const codeSplitting = {
  // A group takes the modules it names and no others: an entry point that it imports leads to everything.
  includeDependenciesRecursively: false,
  groups: [
    // The entry needs it before everything else.
    { name: 'preload', test: /preload-helper/, priority: 3 },
    {
      name: 'react',
      test: /\/node_modules\/((react|react-dom|scheduler)\/|lucide-react\/dist\/esm\/(\w+\.|shared\/))/,
      priority: 2,
    },
    { name: 'app', test: app, priority: 1 },
    { name: 'front', test: new RegExp(front), priority: 0.5 },
    // The same of choosing room by room: the selector asked for ten small sheets before its picture.
    {
      name: 'rooms',
      test: /\/packages\/(features\/src\/room-by-room\/(Selector|parts)|ui\/src\/components\/(LayeredPicture|CompareTray))\/.*\.css\.ts\.vanilla\.css/,
      priority: 0.5,
    },
    // Styles of what many pages are made of, in one sheet: a page of the shop asked for twenty-one.
    {
      name: 'parts',
      test: new RegExp(`packages/ui/src/components/(?!${rare}).*\\.css\\.ts\\.vanilla\\.css`),
      priority: 0,
    },
  ],
};
