/** ours: so many paid places one visitor can keep away; the oldest comes back when there are more. */
export const refusedPlacesAtMost = 50;
