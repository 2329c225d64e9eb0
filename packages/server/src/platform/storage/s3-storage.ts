import type { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Config } from '../config.ts';
import type { ObjectStorage, StoredObject } from './storage-port.ts';

/** The number of keys that one delete request may name. */
const DELETE_BATCH = 1000;

/** Objects in an S3 bucket under a prefix. A custom endpoint is addressed by path, as local S3 servers require. */
export class S3Storage implements ObjectStorage {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  constructor({ bucket, region, endpoint, accessKeyId, secretAccessKey }: NonNullable<Config['s3']>, prefix: string) {
    this.#bucket = bucket;
    this.#prefix = prefix;
    this.#client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      ...(endpoint && { endpoint, forcePathStyle: true }),
      // The newer default adds checksum trailers that some servers store as part of the object.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async put(key: string, bytes: Buffer, mime: string): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({
        Bucket: this.#bucket,
        Key: this.#prefix + key,
        Body: bytes,
        ContentType: mime,
        ContentLength: bytes.length,
      }),
    );
  }

  /**
   * Uploads in parts of 5 MB to limit the memory it needs. A part that fails is sent again, and an upload that fails is
   * aborted.
   */
  async putStream(key: string, bytes: Readable, mime: string): Promise<void> {
    await new Upload({
      client: this.#client,
      params: { Bucket: this.#bucket, Key: this.#prefix + key, Body: bytes, ContentType: mime },
    }).done();
  }

  async open(key: string): Promise<Readable | undefined> {
    try {
      const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: this.#prefix + key }));
      return Body as Readable | undefined;
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async remove(keys: string[]): Promise<void> {
    for (let start = 0; start < keys.length; start += DELETE_BATCH) {
      const Objects = keys.slice(start, start + DELETE_BATCH).map((key) => ({ Key: this.#prefix + key }));
      const { Errors = [] } = await this.#client.send(
        new DeleteObjectsCommand({ Bucket: this.#bucket, Delete: { Objects, Quiet: true } }),
      );
      if (Errors[0]) throw new Error(`S3 did not delete ${Errors.length} objects: ${Errors[0].Code ?? 'unknown'}`);
    }
  }

  async *list(): AsyncIterable<StoredObject> {
    for await (const page of paginateListObjectsV2(
      { client: this.#client },
      { Bucket: this.#bucket, Prefix: this.#prefix },
    ))
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key && LastModified) yield { key: Key.slice(this.#prefix.length), modified: LastModified };
  }
}
