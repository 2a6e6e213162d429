import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST_URL, parseManifest, SHARD_FOLDER } from '../shard.ts';

const HASH_LENGTH = 10;

/**
 * Puts the hash of its content into the name of each shard, so that browsers may keep it for good,
 * and drops shards that hold nothing. Answers how many there are.
 */
export async function hashSearchFiles(clientDirectory: string): Promise<number> {
  const locate = (url: string): string => path.join(clientDirectory, url);
  const manifest = parseManifest(JSON.parse(await readFile(locate(MANIFEST_URL), 'utf8')));
  const shards = await Promise.all(
    manifest.shards.map(async (link) => {
      const content = await readFile(locate(link.url));
      const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
      const url = `${SHARD_FOLDER}${link.productId}.${link.tier}.${hash}.json`;
      await rename(locate(link.url), locate(url));
      return { ...link, url };
    }),
  );
  const kept = new Set(shards.map(({ url }) => url));
  for (const file of await readdir(locate(SHARD_FOLDER))) {
    if (!kept.has(SHARD_FOLDER + file)) await rm(locate(SHARD_FOLDER + file));
  }
  await writeFile(locate(MANIFEST_URL), JSON.stringify({ ...manifest, shards }));
  return shards.length;
}
