import { expect } from '@playwright/test'
import { callApi } from '../owner/as-owner'
import type { Site } from '../server'
import { Device, type PushService } from './stand-in'

/** A new device of the owner's that gets push notices. */
export async function withDevice(site: Site, service: PushService): Promise<Device> {
  const device = new Device(service)
  expect((await callApi(site, 'POST', 'push', device.subscription)).status).toBe(200)
  return device
}
