export type Drain = ReturnType<typeof createDrain>;

/**
 * The phase between the stop signal and the end of listening. `/readyz` reports it to load balancers, and every answer closes
 * its connection, so that no balancer has an open connection left when the server stops listening.
 */
export function createDrain() {
  let isDraining = false;
  return {
    get isDraining(): boolean {
      return isDraining;
    },
    begin: (): void => {
      isDraining = true;
    },
  };
}
