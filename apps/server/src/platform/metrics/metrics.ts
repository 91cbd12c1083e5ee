import { Counter, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createMetrics() {
  const register = new Registry();
  const registers = [register];
  return {
    register,
    deliveries: new Counter({
      name: 'orbit_vine_deliveries_total',
      help: 'Frames of changes written to sockets.',
      registers,
    }),
    deliveryLag: new Histogram({
      name: 'orbit_vine_delivery_lag_seconds',
      help: 'From the moment that the database gave a new message to its being written to the sockets that follow.',
      buckets: seconds,
      registers,
    }),
    requests: new Histogram({
      name: 'orbit_vine_request_seconds',
      help: 'Requests to the API.',
      labelNames: ['method', 'route', 'status'],
      buckets: seconds,
      registers,
    }),
    queries: new Histogram({
      name: 'orbit_vine_query_seconds',
      help: 'Queries, without the wait for a connection.',
      buckets: seconds,
      registers,
    }),
  };
}
