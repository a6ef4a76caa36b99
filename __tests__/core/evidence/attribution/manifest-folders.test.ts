import { describe, expect, it } from '@jest/globals'
import { ManifestFolders } from '../../../../src/core/evidence/attribution/manifest-folders.ts'

describe('folders of manifests', () => {
  const places = new ManifestFolders(['a/b/accelerator.yml', 'c/accelerator.yml'])

  it('know the folders above them, and no others that begin alike', () => {
    const folders = ['', 'a', 'a/b', 'c', 'a/bc', 'a/b/d', 'ca']
    expect(folders.filter((folder) => places.holdsOne(folder))).toEqual(['', 'a', 'a/b', 'c'])
  })

  it('know what lies with them, however deep', () => {
    const paths = ['a/b/x.sh', 'a/b/d/e/x.sh', 'c/x.sh', 'a/x.sh', 'x.sh', 'ca/x.sh', 'a/b/']
    expect(paths.filter((path) => places.isBesideOne(path))).toEqual(['a/b/x.sh', 'a/b/d/e/x.sh', 'c/x.sh', 'a/b/'])
  })

  it('lie around everything where one is at the top', () => {
    expect(new ManifestFolders(['accelerator.yml']).isBesideOne('a/b/c.sh')).toBe(true)
    expect(new ManifestFolders([]).isBesideOne('a/b/c.sh')).toBe(false)
  })
})
