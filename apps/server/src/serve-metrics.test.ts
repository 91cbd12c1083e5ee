import { expect, it } from 'vitest';
import { signUpByMail, startCommunity } from '../testing/community.ts';
import { openLive } from '../testing/live.ts';
import { freePort } from './platform/free-port.ts';

it('the metrics page shows sockets, deliveries, lag, queries, and queues, on a separate port', async () => {
  const metricsPort = await freePort();
  const community = await startCommunity({ metricsPort });
  const ada = await signUpByMail(community, 'Ada');
  const listening = openLive(community.url, ada);
  await listening.follow('1');
  await ada.say('How long does this take?');
  await listening.hear('changes');
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const text = await response.text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(figure('orbit_vine_sockets')).toBe(1);
  expect(figure('orbit_vine_deliveries_total')).toBe(1);
  expect(figure('orbit_vine_delivery_lag_seconds_count')).toBe(1);
  expect(figure('orbit_vine_delivery_lag_seconds_sum')).toBeGreaterThan(0);
  expect(figure('orbit_vine_delivery_lag_seconds_sum')).toBeLessThan(5);
  expect(figure('orbit_vine_query_seconds_count')).toBeGreaterThan(10);
  expect(figure('orbit_vine_connections{state="awaited"}')).toBe(0);
  expect(figure('orbit_vine_mails{state="sent"}')).toBe(1);
  expect(text).toContain(
    'orbit_vine_request_seconds_count{method="POST",route="/api/community/channels/:channelId/messages",status="201"} 1',
  );
  expect(figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect((await community.request('/metrics')).status).toBe(404);
  await expect(startCommunity({ metricsPort })).rejects.toThrow('or set METRICS_PORT to another');
  listening.socket.close();
  await community.stop();
  await expect(fetch(`http://127.0.0.1:${metricsPort}/metrics`)).rejects.toThrow();
});
