import type { ErrorCode } from '../errors/catalogue.ts';
import { type Language, type Text } from '../language/language.ts';
import { formatInteger } from '../money/format-vnd.ts';
import type { ApplianceConnection, ApplianceFacts, ApplianceKind } from './appliance.ts';

/** The facts of an appliance as a shop types them; null is “not yet”. Air in millimetres. */
export type TypedFacts = {
  readonly applianceKind: ApplianceKind | null;
  readonly airSide: number | null;
  readonly airAbove: number | null;
  readonly airBehind: number | null;
  readonly connections: readonly ApplianceConnection[];
  readonly power: number | null;
  readonly yearlyEnergy: number | null;
  readonly energyStars: number | null;
  readonly noise: number | null;
};
export type FactField = keyof TypedFacts;

export const noFacts: TypedFacts = {
  applianceKind: null,
  airSide: null,
  airAbove: null,
  airBehind: null,
  connections: [],
  power: null,
  yearlyEnergy: null,
  energyStars: null,
  noise: null,
};

/** In the order in which they are told. */
export const factFields = [
  'applianceKind',
  'airSide',
  'airAbove',
  'airBehind',
  'connections',
  'power',
  'yearlyEnergy',
  'energyStars',
  'noise',
] as const satisfies readonly FactField[];

const airFields = ['airSide', 'airAbove', 'airBehind'] as const;

/** Whether anything is told of an appliance. */
export const hasFacts = (facts: TypedFacts): boolean =>
  factFields.some((field) =>
    field === 'connections' ? facts.connections.length > 0 : facts[field] !== null,
  );

/** The facts alone, of something that has them among others. */
export const factsIn = (facts: TypedFacts): TypedFacts => ({
  applianceKind: facts.applianceKind,
  airSide: facts.airSide,
  airAbove: facts.airAbove,
  airBehind: facts.airBehind,
  connections: facts.connections,
  power: facts.power,
  yearlyEnergy: facts.yearlyEnergy,
  energyStars: facts.energyStars,
  noise: facts.noise,
});

/** What an item has, as its shop would type it. */
export const typedFacts = (facts: ApplianceFacts | null): TypedFacts =>
  facts === null
    ? noFacts
    : {
        applianceKind: facts.kind,
        airSide: facts.air.side,
        airAbove: facts.air.above,
        airBehind: facts.air.behind,
        connections: facts.connections,
        power: facts.power,
        yearlyEnergy: facts.yearlyEnergy,
        energyStars: facts.energyStars,
        noise: facts.noise,
      };

/** What was typed as an item keeps it; null as long as something that all appliances have is missing. */
export function factsOf(typed: TypedFacts): ApplianceFacts | null {
  const { applianceKind: kind, airSide: side, airAbove: above, airBehind: behind } = typed;
  const { connections, power, yearlyEnergy, energyStars, noise } = typed;
  if (kind === null || side === null || above === null || behind === null) return null;
  if (power === null || yearlyEnergy === null) return null;
  return {
    kind,
    air: { side, above, behind },
    connections,
    power,
    yearlyEnergy,
    energyStars,
    noise,
  };
}

/**
 * The most watts, and kilowatt hours a year, that one of a kind for a home takes: far above what is sold, so that whatever
 * is more has its unit or a digit wrong. Ours, to be confirmed like the kinds that bear a label.
 */
const mostOf: Readonly<Record<ApplianceKind, { readonly watts: number; readonly energy: number }>> =
  {
    television: { watts: 1_000, energy: 1_500 },
    soundbar: { watts: 1_500, energy: 500 },
    refrigerator: { watts: 1_000, energy: 1_500 },
    hob: { watts: 12_000, energy: 2_500 },
    hood: { watts: 1_000, energy: 600 },
    oven: { watts: 6_000, energy: 1_500 },
    dishwasher: { watts: 3_500, energy: 800 },
    rice_cooker: { watts: 2_500, energy: 1_000 },
    washer: { watts: 3_500, energy: 800 },
    dryer: { watts: 4_000, energy: 1_500 },
    air_conditioner: { watts: 8_000, energy: 6_000 },
    purifier: { watts: 500, energy: 1_000 },
    robot_vacuum: { watts: 2_000, energy: 300 },
  };

/** Kinds that bear the Vietnamese energy label (docs/adr/0179: to be confirmed). */
const labelled: ReadonlySet<ApplianceKind> = new Set([
  'television',
  'refrigerator',
  'washer',
  'air_conditioner',
  'rice_cooker',
]);

export const bearsLabel = (kind: ApplianceKind): boolean => labelled.has(kind);

const mostAir = 2_000;
const leastNoise = 10;
const mostNoise = 100;

/** What one of a kind takes a year at most under so many stars: each star a tenth less than the kind's most. */
const mostUnder = (kind: ApplianceKind, stars: number): number =>
  mostOf[kind].energy * (1 - (stars - 1) / 10);

/** Why the facts cannot be sent as they are: what is missing, or a value that cannot be. */
export type ApplianceFault = {
  readonly field: FactField;
  readonly code: ErrorCode & ('PRODUCT_06' | 'VALIDATION');
  readonly said: Text;
};

const words = {
  noKind: {
    vi: 'Hãy chọn loại thiết bị',
    en: 'Please choose the kind',
    ko: '종류를 선택해 주세요',
  },
  empty: { vi: 'Hãy điền mục này', en: 'Please fill this in', ko: '이 항목을 입력해 주세요' },
  noConnection: {
    vi: 'Hãy chọn ít nhất một thứ',
    en: 'Please choose at least one',
    ko: '하나 이상 선택해 주세요',
  },
  elsewhere: {
    vi: 'Danh mục này không có thông số thiết bị. Hãy để trống',
    en: 'Goods of this category have no facts of an appliance. Please leave this empty',
    ko: '이 카테고리에는 가전 정보가 없습니다. 비워 주세요',
  },
  whole: { vi: 'Hãy nhập số nguyên', en: 'Please use a whole number', ko: '정수로 입력해 주세요' },
  negative: {
    vi: 'Không thể nhỏ hơn 0',
    en: 'This cannot be below 0',
    ko: '0보다 작을 수 없습니다',
  },
  takesPower: {
    vi: 'Máy dùng điện nên phải lớn hơn 0',
    en: 'It is plugged in, so this is more than 0',
    ko: '전기를 쓰는 제품이므로 0보다 커야 합니다',
  },
  noLabel: {
    vi: 'Loại này không dán nhãn năng lượng ở Việt Nam. Hãy để trống',
    en: 'This kind bears no energy label in Vietnam. Please leave this empty',
    ko: '베트남에서 에너지 라벨 대상이 아닌 종류입니다. 비워 주세요',
  },
  stars: {
    vi: 'Nhãn có từ 1 đến 5 sao',
    en: 'The label has 1 to 5 stars',
    ko: '라벨의 별은 1개에서 5개까지입니다',
  },
} as const satisfies Readonly<Record<string, Text>>;

/** A sentence with figures in it, as each language writes them. */
const withFigures = (
  figures: readonly number[],
  sentence: Readonly<Record<Language, (...figures: string[]) => string>>,
): Text => {
  const inLanguage = (language: Language) =>
    sentence[language](...figures.map((figure) => formatInteger(figure, language)));
  return { vi: inLanguage('vi'), en: inLanguage('en'), ko: inLanguage('ko') };
};

const tooMuch = (most: number, unit: string): Text =>
  withFigures([most], {
    vi: (figure) => `Nhiều nhất ${figure} ${unit}. Hãy xem lại đơn vị`,
    en: (figure) => `${figure} ${unit} at most. Please check the unit`,
    ko: (figure) => `최대 ${figure}${unit}입니다. 단위를 확인해 주세요`,
  });

/** What cannot be in a figure by itself; undefined when nothing is wrong with it. */
function wrongFigure(value: number, most: number, unit: string): Text | undefined {
  if (value < 0) return words.negative;
  if (!Number.isInteger(value)) return words.whole;
  return value > most ? tooMuch(most, unit) : undefined;
}

/** More than a machine of those watts could take, switched on all year. */
function wrongYear({ power, yearlyEnergy }: TypedFacts): Text | undefined {
  const most = Math.floor(((power ?? 0) * 8_760) / 1_000);
  if (power === null || power <= 0 || (yearlyEnergy ?? 0) <= most) return undefined;
  return withFigures([power, most], {
    vi: (watts, energy) => `Máy ${watts} W chạy cả năm không nghỉ cũng chỉ tốn ${energy} kWh`,
    en: (watts, energy) => `${watts} W switched on all year takes no more than ${energy} kWh`,
    ko: (watts, energy) => `${watts}W를 1년 내내 켜도 ${energy}kWh를 넘지 않습니다`,
  });
}

function wrongStars({ applianceKind, energyStars, yearlyEnergy }: TypedFacts): Text | undefined {
  if (energyStars === null || applianceKind === null) return undefined;
  if (!bearsLabel(applianceKind)) return words.noLabel;
  if (!Number.isInteger(energyStars) || energyStars < 1 || energyStars > 5) return words.stars;
  if (yearlyEnergy === null || yearlyEnergy <= mostUnder(applianceKind, energyStars))
    return undefined;
  return withFigures([energyStars, yearlyEnergy], {
    vi: (stars, energy) => `${stars} sao và ${energy} kWh một năm không khớp. Hãy xem lại nhãn`,
    en: (stars, energy) => `${stars} stars do not go with ${energy} kWh a year. Check the label`,
    ko: (stars, energy) =>
      `별 ${stars}개와 연간 ${energy}kWh가 맞지 않습니다. 라벨을 확인해 주세요`,
  });
}

/** Noise is between a whisper and a saw. */
function wrongNoise(noise: number): Text | undefined {
  if (noise >= 0 && noise < leastNoise)
    return withFigures([leastNoise], {
      vi: (least) => `Ít nhất ${least} dB(A); để trống nếu máy không tự phát ra tiếng`,
      en: (least) => `${least} dB(A) at least; leave it empty if it makes no noise of its own`,
      ko: (least) => `${least}dB(A) 이상입니다. 소리가 나지 않으면 비워 두세요`,
    });
  return wrongFigure(noise, mostNoise, 'dB(A)');
}

/** What of a figure is wrong; a machine that is plugged in takes more than nothing. */
function wrongPower(facts: TypedFacts, field: 'power' | 'yearlyEnergy'): Text | undefined {
  const value = facts[field];
  if (value === null) return undefined;
  const { applianceKind, connections } = facts;
  const [figure, unit] =
    field === 'power' ? (['watts', 'W'] as const) : (['energy', 'kWh'] as const);
  const most =
    applianceKind === null
      ? Math.max(...Object.values(mostOf).map((one) => one[figure]))
      : mostOf[applianceKind][figure];
  const isPlugged = connections.includes('power') || connections.includes('circuit');
  if (value === 0 && isPlugged) return words.takesPower;
  return wrongFigure(value, most, unit) ?? (field === 'power' ? undefined : wrongYear(facts));
}

/** Values that cannot be, whatever is missing: said as soon as they are typed. */
export function wrongFacts(facts: TypedFacts): readonly ApplianceFault[] {
  const wrong: readonly (readonly [FactField, Text | undefined])[] = [
    ...airFields.map((field) => {
      const value = facts[field];
      return [field, value === null ? undefined : wrongFigure(value, mostAir, 'mm')] as const;
    }),
    ['power', wrongPower(facts, 'power')],
    ['yearlyEnergy', wrongPower(facts, 'yearlyEnergy')],
    ['energyStars', wrongStars(facts)],
    ['noise', facts.noise === null ? undefined : wrongNoise(facts.noise)],
  ];
  return wrong.flatMap(([field, said]) =>
    said === undefined ? [] : [{ field, code: 'VALIDATION' as const, said }],
  );
}

function missingFacts(facts: TypedFacts): readonly ApplianceFault[] {
  const missing = (field: FactField, said: Text): ApplianceFault => ({
    field,
    code: 'PRODUCT_06',
    said,
  });
  const { applianceKind: kind, connections, energyStars } = facts;
  return [
    ...(kind === null ? [missing('applianceKind', words.noKind)] : []),
    ...[...airFields, 'power' as const, 'yearlyEnergy' as const]
      .filter((field) => facts[field] === null)
      .map((field) => missing(field, words.empty)),
    ...(connections.length === 0 ? [missing('connections', words.noConnection)] : []),
    ...(kind !== null && bearsLabel(kind) && energyStars === null
      ? [missing('energyStars', words.empty)]
      : []),
  ];
}

/**
 * What keeps the facts from being sent, each at its field and in the order of the form.
 * @param asked whether the item's category is one of appliances; elsewhere nothing is told
 */
export function factFaults(facts: TypedFacts, asked: boolean): readonly ApplianceFault[] {
  const faults = asked
    ? [...missingFacts(facts), ...wrongFacts(facts)]
    : factFields
        .filter((field) => hasFacts({ ...noFacts, [field]: facts[field] }))
        .map((field): ApplianceFault => ({ field, code: 'VALIDATION', said: words.elsewhere }));
  return factFields.flatMap((field) => faults.find((fault) => fault.field === field) ?? []);
}
