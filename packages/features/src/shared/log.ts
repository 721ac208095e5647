/** What a flow logs and does not show (D51). One place: a service that collects failures would be asked from here. */
export function log(flow: string, failure: unknown): void {
  console.warn(flow, failure);
}
