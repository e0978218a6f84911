import pg from 'pg'

/** The statements that this process sends while `work` lasts; of one kind of connection, where its application's name is given. */
export const statementsOf = async (work: () => Promise<unknown>, application_name?: string): Promise<readonly string[]> => {
  const said: string[] = []
  const query = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const { connectionParameters } = this as unknown as { connectionParameters: { application_name?: string } }
    const [asked] = args as [string | { text: string }]
    if (application_name === undefined || connectionParameters.application_name === application_name)
      said.push(typeof asked === 'string' ? asked : asked.text)
    return Reflect.apply(query, this, args)
  } as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return said
}
