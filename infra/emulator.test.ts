import { deployable } from './emulator.ts';
import { stageNamed, stages } from './stages.ts';

const prod = stageNamed('prod');

test.each([undefined, '', 'https://vpce-1.cloudformation.eu-west-1.vpce.amazonaws.com'])(
  'a stage is deployed as it is, calls go to %s',
  (endpoint) => {
    expect(deployable(prod, endpoint)).toBe(prod);
  },
);

test.each(['http://127.0.0.1:5000', 'http://localhost:4566', 'http://[::1]:5000'])(
  'on an emulator at %s it lacks the trail, the log of the firewall and the denial of changes to the audit list, and nothing else',
  (endpoint) => {
    expect(prod).toMatchObject({ watchesExports: true, firewall: { logsRefused: true } });
    expect(deployable(prod, endpoint)).toEqual({
      ...prod,
      watchesExports: false,
      onEmulator: true,
      firewall: { ...prod.firewall, logsRefused: false },
    });
    expect(deployable(stageNamed('dev'), endpoint)).toEqual({ ...stageNamed('dev'), onEmulator: true });
    expect(stages.filter(({ onEmulator }) => onEmulator)).toEqual([]);
  },
);
