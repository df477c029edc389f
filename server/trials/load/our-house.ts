import { serve } from '../../src/index.ts'
import type { ServeSettings } from '../../src/index.ts'
import { answerOrders } from './hands.ts'

const opens = async (settings: ServeSettings): Promise<{ port: number }> => {
  const server = await serve(settings)
  return { port: server.port }
}

answerOrders({ opens })
