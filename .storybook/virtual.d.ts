declare module 'virtual:journeys' {
  export const brands: readonly import('../tools/states/journeys.ts').BrandJourneys[];
}
