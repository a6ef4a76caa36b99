import { describe, expect, it } from '@jest/globals'
import { importedPrices } from '../../../src/core/catalog/prices/imported-prices.ts'
import { csvRows } from '../../../src/core/text/csv.ts'

const aws =
  'InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,GpuInfo,Price,SpotPrice,Region,AvailabilityZone'
const gcp =
  'InstanceType,vCPUs,MemoryGiB,AcceleratorName,AcceleratorCount,GpuInfo,Region,AvailabilityZone,Price,SpotPrice'
const hunt =
  'instance_name,location,price,cpu,memory,gpu_count,gpu_name,gpu_memory,spot,disk_size,gpu_vendor,flags,cpu_arch,provider_data'

/** Prices such as "p5.48xlarge us-east-1 6.88", with "spot" for spot prices, and the refused rows by line. */
function taken(provider: string, header: string, rows: readonly string[]): string[] {
  const found = importedPrices(`${[header, ...rows].join('\n')}\n`, provider)
  return [
    ...(found?.prices ?? []).map(
      ({ machine, accelerator, region, spot, usdPerHour }) =>
        `${machine ?? accelerator} ${region} ${Number(usdPerHour.toPrecision(6))}${spot ? ' spot' : ''}`,
    ),
    ...(found?.refused ?? []).map(({ line, because }) => `${line}: ${because}`),
  ]
}

describe('a catalog of SkyPilot', () => {
  it.each([
    [
      'takes the lowest of the zones, for the machine and for what it holds',
      [
        "p5.48xlarge,H100,8.0,192,2048,\"{'Gpus': [{'Name': 'H100', 'Count': 8.0}]}\",55.04,20,us-east-1,use1-az4",
        'p5.48xlarge,H100,8.0,192,2048,,55.04,16,us-east-1,use1-az6',
      ],
      ['p5.48xlarge us-east-1 6.88', 'p5.48xlarge us-east-1 2 spot', 'h100 us-east-1 6.88', 'h100 us-east-1 2 spot'],
    ],
    [
      'prices an accelerator by its cheapest machine, and puts the cheapest region first',
      [
        'g5.12xlarge,A10G,4,48,192,,5.672,,us-east-1,a',
        'g5.xlarge,A10G,1,4,16,,1.2,,eu-west-1,a',
        'g5.xlarge,A10G,1,4,16,,1.006,,us-east-1,a',
      ],
      [
        'g5.12xlarge us-east-1 1.418',
        'g5.xlarge us-east-1 1.006',
        'g5.xlarge eu-west-1 1.2',
        'a10g us-east-1 1.006',
        'a10g eu-west-1 1.2',
      ],
    ],
    [
      'takes A100 for the one of 40 GB',
      ['p4d.24xlarge,A100,8,96,1152,,21.957642,,us-east-1,a'],
      ['p4d.24xlarge us-east-1 2.74471', 'a100-40gb us-east-1 2.74471'],
    ],
    [
      'takes a spot price alone',
      ['p5e.48xlarge,H200,8,192,2048,,,31.2,us-east-1,a'],
      ['p5e.48xlarge us-east-1 3.9 spot', 'h200 us-east-1 3.9 spot'],
    ],
    ['takes nothing of a machine without any', ['m5.large,,,2,8,,0.096,0.04,us-east-1,a'], []],
    [
      'refuses a spot price above the price',
      ['p4d.24xlarge,A100,8,96,1152,,21.9,22,us-east-1,a'],
      ['2: has a spot price above its price'],
    ],
    ['refuses what has no price', ['p4d.24xlarge,A100,8,96,1152,,0,-1,us-east-1,a'], ['2: has no price']],
    [
      'refuses another number than the machine has',
      ['p5.48xlarge,H100,4,192,2048,,55.04,,us-east-1,a'],
      ['2: has 4 accelerators, and p5.48xlarge has 8'],
    ],
    [
      'refuses what nobody knows',
      ['x9.large,ZX81,1,1,1,,1,,us-east-1,a'],
      ['2: names an accelerator that the catalog does not know: ZX81'],
    ],
  ])('%s', (_, rows, expected) => {
    expect(taken('aws', aws, rows)).toEqual(expected)
  })
})

describe('the catalog of SkyPilot for Google', () => {
  const host = (machine: string, zone: string, price: number) =>
    `${machine},,,,,,${zone.slice(0, -2)},${zone},${price},${price / 4}`
  const cards = (part: string, count: number, zone: string, price: number, spot: number | '' = '') =>
    `,,,${part},${count},{'Gpus': [{'MemoryInfo': {'SizeInMiB': 40960}}]},${zone.slice(0, -2)},${zone},${price},${spot}`

  it.each([
    [
      'adds the machine in the same zone',
      [host('a2-highgpu-1g', 'us-central1-a', 0.8), cards('A100', 1, 'us-central1-a', 3, 1.8)],
      [
        'a2-highgpu-1g us-central1 3.8',
        'a2-highgpu-1g us-central1 2 spot',
        'a100-40gb us-central1 3.8',
        'a100-40gb us-central1 2 spot',
      ],
    ],
    [
      'tells the two machines of the H100 apart',
      [
        host('a3-highgpu-8g', 'us-east4-a', 8),
        host('a3-megagpu-8g', 'us-east4-a', 8),
        cards('H100', 8, 'us-east4-a', 72),
        cards('H100-MEGA', 8, 'us-east4-a', 80),
      ],
      ['a3-highgpu-8g us-east4 10', 'a3-megagpu-8g us-east4 11', 'h100 us-east4 10'],
    ],
    [
      'refuses cards without their machine',
      [cards('A100', 1, 'us-central1-a', 3)],
      ['2: has no row for a machine with 1 in its zone'],
    ],
    ['adds no machine to cards that any may have', [cards('T4', 1, 'us-west1-a', 0.35)], ['t4 us-west1 0.35']],
    [
      'counts cores as half a chip, and chips as chips',
      [cards('tpu-v4-8', 1, 'us-central2-b', 12.88), cards('tpu-v5litepod-8', 1, 'us-west4-a', 9.6)],
      ['google-tpu-v4 us-central2 3.22', 'google-tpu-v5e us-west4 1.2'],
    ],
    [
      'refuses 700',
      [cards('tpu-v6e-8', 1, 'us-east5-a', 700, 4.8)],
      ['2: has 700, which stands for a price that is not known'],
    ],
    [
      'refuses less than half of what another region asks, and not more than half',
      [
        host('a3-highgpu-8g', 'us-east4-a', 8),
        host('a3-highgpu-8g', 'us-west1-a', 8),
        cards('H100', 8, 'us-east4-a', 80),
        cards('H100', 8, 'us-central1-a', 33.6),
        cards('H100', 8, 'us-west1-a', 48),
      ],
      [
        'a3-highgpu-8g us-west1 7',
        'a3-highgpu-8g us-east4 11',
        'h100 us-west1 7',
        'h100 us-east4 11',
        '5: costs less than half of what it costs in another region',
      ],
    ],
  ])('%s', (_, rows, expected) => {
    expect(taken('gcp', gcp, rows)).toEqual(expected)
  })
})

describe('a catalog of gpuhunt', () => {
  it.each([
    [
      'has the spot price in a row of its own',
      'aws',
      [
        'p5.48xlarge,us-east-1,55.04,192,2048,8,H100,80,False,,nvidia,,x86,',
        'p5.48xlarge,us-east-1,16,192,2048,8,H100,80,true,,,,x86,',
      ],
      [
        'p5.48xlarge us-east-1 6.88',
        'p5.48xlarge us-east-1 2 spot',
        'h100-80gb us-east-1 6.88',
        'h100-80gb us-east-1 2 spot',
      ],
    ],
    [
      'has zones for regions, and slices with and without their word',
      'gcp',
      [
        'v5litepod-8,us-west4-a,9.6,4,16,1,v5litepod-8,16,False,,google,,x86,',
        'v4-8,us-central2-b,12.88,4,16,1,tpu-v4-8,32,False,,,,,',
      ],
      ['google-tpu-v4 us-central2 3.22', 'google-tpu-v5e us-west4 1.2'],
    ],
    [
      'has no columns of late in old files',
      'lambda',
      ['i1,us,0.5,30,240,1,A10,24.0,False,,nvidia,', 'i4,us,3.2,30,240,8,A10,24.0,False,,nvidia,f1 f2'],
      ['a10-24gb us 0.4'],
    ],
    [
      'refuses a reservation',
      'gcp',
      [
        'a4-highgpu-8g,us-central1-b,64,224,3968,8,B200,180,False,,nvidia,gcp-a4 gcp-dws-calendar-mode,x86,"{""is_dws_calendar_mode"": true}"',
      ],
      ['2: is the price of a reservation'],
    ],
  ])('%s', (_, provider, rows, expected) => {
    expect(taken(provider, hunt, rows)).toEqual(expected)
  })
})

it('no other file is a catalog', () => {
  expect(importedPrices('a,b\n1,2\n', 'aws')).toBeUndefined()
  expect(importedPrices('', 'aws')).toBeUndefined()
})

it('reads a field of any length', () => {
  expect([...csvRows(`"${'x'.repeat(2e7)}`)][0]?.cells[0]).toHaveLength(2e7)
})

it.each([
  [
    'a,b\n1,2\n',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    '\ufeff"a ""b""",c\r\n\r\n"x\ny",\r\nz',
    [
      [1, 'a "b"', 'c'],
      [3, 'x\ny', ''],
      [5, 'z'],
    ],
  ],
  ['a,"b', [[1, 'a', 'b']]],
  ["a,{'b': 1},c", [[1, 'a', "{'b': 1}", 'c']]],
  [
    '"a"b,c\nd',
    [
      [1, 'a'],
      [2, 'd'],
    ],
  ],
  ['', []],
])('reads comma-separated values: %j', (text, expected) => {
  expect([...csvRows(text)].map(({ line, cells }) => [line, ...cells])).toEqual(expected)
})
